import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type RefObject } from 'react';

import { ownData, type ContactValues } from '../../clinic/patient/contact-form';
import { CallerFields } from '../../clinic/patient/CallerFields';
import { ContactFields } from '../../clinic/patient/ContactFields';
import type { KnownValues } from '../../clinic/patient/lookup/patient-lookup';
import { PatientLookup } from '../../clinic/patient/lookup/PatientLookup';
import { usePrefill } from '../../clinic/patient/usePrefill';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { useFocusOn } from '../../kit/focus/useFocusOn';
import { useFormFields } from '../../kit/form/form-fields';
import { refusedField } from '../../kit/form/server-refusal';
import { Step } from '../../clinic/booking/steps/Step';
import { StepHeading } from '../../clinic/booking/steps/StepHeading';
import { EMPTY_PATIENT } from '../../clinic/booking/send/booking-form';
import { bookingTexts } from '../../clinic/booking/texts';
import { newTexts } from './texts';
import { contactLine, isContactComplete } from './contact-line';
import { Fields } from '../../clinic/booking/fields';
import { Actions } from './panel-layout';
import { useAppointmentContext } from './new-appointment-context';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  '& > p': { margin: 0, minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' },
});

/** Text buttons have no visible edges. */
const Presses = styled(Actions)({ marginInline: -14, marginBlock: -6, '&:empty': { display: 'none' } });

const CONTACT = ['name', 'email', 'phone'] as const;
const CALLER = ['contactName', 'birthDate'] as const;

interface Props {
  lookupRef: RefObject<HTMLInputElement | null>;
  onChosen: () => void;
}

/** Looked up or typed. Complete data folds to one line. */
export function PatientPart({ lookupRef, onChosen }: Props) {
  const { form, own, clinic, today } = useAppointmentContext();
  const { values, errors, touched, status } = form;
  const clear = usePrefill(own, EMPTY_PATIENT);
  const fields = useFormFields();
  const [isFolded, setFolded] = useState(isContactComplete(values));
  const [unfolded, setUnfolded] = useState(0);
  const [asksCaller, setAsksCaller] = useState(false);
  const isWrong = (field: keyof KnownValues) =>
    (errors[field] !== undefined && touched[field] === true) || refusedField(status) === field;
  const mustShow = CONTACT.some(isWrong) || !isContactComplete(values);
  // Once shown, the fields stay: the keystroke that completes the data must not take them away.
  if (isFolded && mustShow) setFolded(false);
  const shows = !isFolded || mustShow;
  const showsCaller =
    asksCaller || CALLER.some(isWrong) || (shows && CALLER.some((field) => values[field].trim() !== ''));
  useFocusOn(() => fields.named('name'), unfolded);
  const clearButton = clear && (
    <Button
      variant="text"
      size="small"
      onClick={() => {
        clear();
        lookupRef.current?.focus();
      }}
    >
      {bookingTexts.clearPatient}
    </Button>
  );
  return (
    <Step name="paciente">
      <StepHeading number={1}>{bookingTexts.patientFields.title}</StepHeading>
      <PatientLookup
        now={clinic.now}
        inputRef={lookupRef}
        onTyped={() => setFolded(false)}
        onChosen={() => {
          setFolded(true);
          setAsksCaller(false);
          onChosen();
        }}
      />
      {shows ? (
        <Fields>
          {clearButton && <div className="whole">{clearButton}</div>}
          <ContactFields
            isOwn={false}
            replaceable={own ? ownData(own) : {}}
            {...(showsCaller && { nameLabel: newTexts.caller.ofPatient })}
          />
        </Fields>
      ) : (
        <Line>
          <p>{contactLine(values)}</p>
          <Button
            variant="outlined"
            size="small"
            aria-label={newTexts.patientPart.changeLabel}
            onClick={() => {
              setFolded(false);
              setUnfolded((count) => count + 1);
            }}
          >
            {newTexts.patientPart.change}
          </Button>
        </Line>
      )}
      <Presses>
        {!shows && clearButton}
        {/* Most callers are the patient. */}
        {!showsCaller && (
          <Button variant="text" size="small" onClick={() => setAsksCaller(true)}>
            {newTexts.caller.open}
          </Button>
        )}
      </Presses>
      {showsCaller && (
        <Fields>
          {/* Takes the focus from the opening button. */}
          <CallerFields today={today} takesFocus={asksCaller} />
        </Fields>
      )}
      {own && <OwnDataHint values={values} viewer={own} />}
    </Step>
  );
}

/** Account data could pass for the patient's. */
function OwnDataHint({ values, viewer }: { values: ContactValues; viewer: SessionUserFragment }) {
  if (values.email === viewer.email) {
    return <Typography color="textSecondary">{newTexts.patientPart.ownEmail}</Typography>;
  }
  if (values.phone !== '' && values.phone === viewer.phone) {
    return <Typography color="textSecondary">{newTexts.patientPart.ownPhone}</Typography>;
  }
  return null;
}
