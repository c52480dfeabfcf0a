import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lastPreferredDate } from '@turnero/api/domain/preferred-date';

import { bookingTexts } from '../../../clinic/booking/texts';
import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { ForWhomFields } from '../../../clinic/for-whom/ForWhomFields';
import { PatientGrid } from '../../../clinic/patient/ContactFields';
import { usePrefill } from '../../../clinic/patient/usePrefill';
import type { Payer } from '../../../clinic/payer/payer';
import { PayerFields } from '../../../clinic/payer/PayerFields';
import { PayerLine } from '../../../clinic/payer/PayerLine';
import { PayerStatus } from '../../../clinic/payer/PayerStatus';
import type { Question } from '../../../clinic/questions/question-form';
import { QuestionField } from '../../../clinic/questions/QuestionField';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { FormDateField } from '../../../kit/form/FormDateField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { timeOptions } from '../../../kit/time/time-of-day';
import { dayOf } from '../../../kit/time/wall-time';
import { up } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import type { RequestValues } from './request-form';

const Part = styled('fieldset')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 16,
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  background: theme.vars.palette.background.paper,
  // Without the float the frame's line crosses the legend.
  '& > legend': {
    float: 'left',
    width: '100%',
    padding: 0,
    fontSize: '1.25rem',
    lineHeight: '1.75rem',
    fontWeight: 600,
  },
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
  payer: Payer | null | undefined;
  /** Professionals of the specialty. */
  professionalIds: readonly number[];
  /** The focused clear button disappears. */
  onCleared: () => void;
}

/** Contact, preferred time and questions. */
export function RequestFields({ who, questions, empty, clinic, times, payer, professionalIds, onCleared }: Props) {
  const clear = usePrefill(who, empty);
  const today = dayOf(clinic.now);
  return (
    <>
      <Part>
        <legend>{texts.requestForm.person}</legend>
        <PatientGrid>
          <ForWhomFields today={today} />
          <PayerLine className="whole">
            <PayerStatus professionalIds={professionalIds} />
          </PayerLine>
          <PayerFields payer={payer} />
        </PatientGrid>
        {clear && who?.role !== 'user' && (
          <div>
            <Button
              variant="text"
              size="small"
              style={{ marginInline: -14 }}
              onClick={() => {
                clear();
                onCleared();
              }}
            >
              {bookingTexts.clearPatient}
            </Button>
          </div>
        )}
      </Part>
      <Part>
        <legend>{texts.requestForm.preference}</legend>
        <PatientGrid>
          <FormDateField<RequestValues>
            label={texts.fields.preferredDate}
            name="date"
            today={today}
            min={today}
            max={lastPreferredDate(today)}
            autoComplete="off"
          />
          <FormSelectField<RequestValues>
            label={texts.fields.preferredTime}
            name="time"
            options={[{ value: '', label: texts.requestForm.anyTime }, ...timeOptions(times)]}
            required={false}
          />
        </PatientGrid>
        <ClinicZoneNote clinic={clinic} />
      </Part>
      {questions.length > 0 && (
        <Part>
          <legend>{texts.requestForm.questions}</legend>
          {questions.map((question, index) => (
            <QuestionField key={question.id} question={question} index={index} today={today} />
          ))}
        </Part>
      )}
    </>
  );
}
