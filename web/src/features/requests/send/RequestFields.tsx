import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import type { ClinicFactsFragment } from '../../../shared/clinic/clinic.generated';
import { FormDateField } from '../../../shared/form/FormDateField';
import { FormSelectField } from '../../../shared/form/FormSelectField';
import type { Question } from '../../../shared/form/questions/question-form';
import { QuestionField } from '../../../shared/form/questions/QuestionField';
import { ContactFields, PatientGrid } from '../../../shared/patient/ContactFields';
import { usePrefill } from '../../../shared/patient/usePrefill';
import type { SessionUserFragment } from '../../../shared/session/session.generated';
import { dayOf } from '../../../shared/time/clinic-time';
import { ClinicZoneNote } from '../../../shared/time/ClinicZoneNote';
import { timeOptions } from '../../../shared/time/time-of-day';
import { up } from '../../../shared/ui/breakpoints';
import type { RequestValues } from './request-form';
import { focusRequestTitle } from './request-layout';

const Part = styled('fieldset')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 16,
  minWidth: 0,
  border: '1px solid var(--divider)',
  borderRadius: 16,
  background: 'var(--surface)',
  // In the line of the frame a legend would be cut in two by it.
  '& > legend': { float: 'left', width: '100%', padding: 0, fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600 },
  '& > legend + *': { clear: 'both' },
  [up('sm')]: { padding: 24 },
});

interface Props {
  who: SessionUserFragment | null | undefined;
  questions: readonly Question[];
  empty: RequestValues;
  clinic: ClinicFactsFragment;
  /** HH:mm */
  times: readonly string[];
}

/** Who, when, and what the specialty asks, in the surrounding Formik form. */
export function RequestFields({ who, questions, empty, clinic, times }: Props) {
  const clear = usePrefill(who, empty);
  const today = dayOf(clinic.now);
  return (
    <>
      <Part>
        <legend>Información personal</legend>
        <PatientGrid>
          <ContactFields />
        </PatientGrid>
        {clear && (
          <div>
            <Button
              variant="text"
              size="small"
              style={{ marginInline: -14 }}
              onClick={() => {
                clear();
                focusRequestTitle();
              }}
            >
              Solicitar para otra persona
            </Button>
          </div>
        )}
      </Part>
      <Part>
        <legend>Cuándo prefieres venir</legend>
        <PatientGrid>
          <FormDateField label="Fecha preferida" name="date" today={today} min={today} autoComplete="off" />
          <FormSelectField label="Horario preferido" name="time" options={[{ value: '', label: 'Cualquier horario' }, ...timeOptions(times)]} required={false} />
        </PatientGrid>
        <ClinicZoneNote clinic={clinic} />
      </Part>
      {questions.length > 0 && (
        <Part>
          <legend>Sobre la consulta</legend>
          {questions.map((question, place) => (
            <QuestionField key={question.id} question={question} place={place} today={today} />
          ))}
        </Part>
      )}
    </>
  );
}
