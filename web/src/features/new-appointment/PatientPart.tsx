import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type RefObject } from 'react';

import { ownData } from '../../clinic/patient/contact-form';
import { CallerFields } from '../../clinic/patient/CallerFields';
import { ContactFields } from '../../clinic/patient/ContactFields';
import { forAnother, relativeOf, type KnownValues } from '../../clinic/patient/lookup/patient-lookup';
import { PatientLookup } from '../../clinic/patient/lookup/PatientLookup';
import { usePrefill } from '../../clinic/patient/usePrefill';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useMay } from '../../clinic/session/useMay';
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
import type { FamilyChoiceProps, FamilyKindFieldProps } from './FamilyChoice';
import type { LikelyPatientsProps } from './LikelyPatients';
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
const Presses = styled(Actions)({ marginInline: -14, marginBlock: -6 });

const loadFile = () => import('./FamilyChoice');
const loadFamily = async () => (await loadFile()).FamilyChoice;
const loadLikely = async () => (await import('./LikelyPatients')).LikelyPatients;
const loadCoverage = async () => (await import('./CoveragePart')).CoveragePart;
const loadFamilyKind = async () => (await loadFile()).FamilyKindField;

const CONTACT = ['name', 'email', 'phone'] as const;
const CALLER = ['contactName', 'birthDate'] as const;

interface Props {
  lookupRef: RefObject<HTMLInputElement | null>;
  onChosen: () => void;
}

/** Looked up or typed. Complete data folds to one line. */
export function PatientPart({ lookupRef, onChosen }: Props) {
  const { form, own, ownIsWanted, wantOwn, clinic, today, newDni, setNewDni } = useAppointmentContext();
  const { values, errors, touched, status } = form;
  const clear = usePrefill(own, EMPTY_PATIENT);
  const fields = useFormFields();
  const [isFolded, setFolded] = useState(isContactComplete(values));
  /** Counts the unfoldings that focus the name. */
  const [unfolded, setUnfolded] = useState(0);
  const [asked, setAsked] = useState<'patient' | 'caller' | null>(null);
  /** A new look-up forgets the last search. */
  const [lookups, setLookups] = useState(0);
  const isWrong = (field: keyof KnownValues) =>
    (errors[field] !== undefined && touched[field] === true) || refusedField(status) === field;
  const mustShow = CONTACT.some(isWrong) || !isContactComplete(values);
  // Once shown, the fields stay: the keystroke that completes the data must not take them away.
  if (isFolded && mustShow) setFolded(false);
  const shows = !isFolded || mustShow;
  const showsCaller =
    asked !== null || CALLER.some(isWrong) || (shows && CALLER.some((field) => values[field].trim() !== ''));
  const isPrefilled =
    own !== null && !shows && !ownIsWanted && CONTACT.every((field) => values[field] === ownData(own)[field]);
  const { callerId } = values.filled;
  const relative = relativeOf(values);
  const seesPatients = useMay('patients');
  const sendsId = useMay('appointments');
  const isTyped = callerId === undefined || values.name.trim() !== values.filled.name.trim();
  useFocusOn(() => fields.named('name'), unfolded);
  // The only contact that a new patient must give.
  useFocusOn(() => fields.named(values.name === '' ? 'name' : 'phone'), newDni);
  const unfold = () => {
    setFolded(false);
    setUnfolded((count) => count + 1);
  };
  const foldChosen = () => {
    setFolded(true);
    setAsked(null);
    onChosen();
  };
  const chooseLikely = () => {
    setLookups((count) => count + 1);
    setNewDni(null);
    foldChosen();
  };
  const askForAnother = () => {
    const caller = values.contactName.trim() || values.name.trim();
    if (caller === '') return setAsked('caller');
    void form.setValues({ ...forAnother(values, caller), familyKind: '' }, false);
    void form.setTouched({}, false);
    setLookups((count) => count + 1);
    setAsked('patient');
    unfold();
  };
  return (
    <Step name="paciente">
      <StepHeading number={1}>{bookingTexts.patientFields.title}</StepHeading>
      <PatientLookup
        key={lookups}
        now={clinic.now}
        inputRef={lookupRef}
        onTyped={() => setFolded(false)}
        onChosen={foldChosen}
        onScanned={setNewDni}
      />
      {callerId !== undefined && seesPatients && (
        <LazyComponent<FamilyChoiceProps> load={loadFamily} isNeeded props={{ callerId }} />
      )}
      <div role="status">
        {newDni && (
          <Typography variant="body2" color="textSecondary">
            {newTexts.patientPart.keepsDni(newDni.number)}
          </Typography>
        )}
      </div>
      {isPrefilled ? (
        <Line>
          <Typography variant="body2" color="textSecondary">
            {newTexts.ownPatient.line(contactLine(values))}
          </Typography>
          <Presses>
            <Button
              variant="text"
              size="small"
              onClick={() => {
                wantOwn();
                unfold();
              }}
            >
              {newTexts.ownPatient.load}
            </Button>
            <Button
              variant="text"
              size="small"
              onClick={() => {
                clear?.();
                unfold();
              }}
            >
              {newTexts.patientPart.isNew}
            </Button>
          </Presses>
        </Line>
      ) : shows ? (
        <Fields>
          {clear && (
            <div className="whole">
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
            </div>
          )}
          <ContactFields
            byStaff
            replaceable={own ? ownData(own) : {}}
            {...(showsCaller && { nameLabel: newTexts.caller.ofPatient })}
          />
          {isTyped && seesPatients && values.phone + values.email !== '' && (
            <LazyComponent<LikelyPatientsProps> load={loadLikely} isNeeded props={{ onChosen: chooseLikely }} />
          )}
        </Fields>
      ) : (
        <Line>
          <p>{contactLine(values)}</p>
          <Button variant="outlined" size="small" aria-label={newTexts.patientPart.changeLabel} onClick={unfold}>
            {newTexts.patientPart.change}
          </Button>
        </Line>
      )}
      {/* Most callers are the patient. */}
      {!isPrefilled && !showsCaller && (
        <Presses>
          <Button variant="text" size="small" onClick={askForAnother}>
            {newTexts.caller.open}
          </Button>
        </Presses>
      )}
      {showsCaller && (
        <Fields>
          {/* Takes the focus from the opening button. */}
          <CallerFields today={today} takesFocus={asked === 'caller'} />
          {relative && seesPatients && (
            <LazyComponent<FamilyKindFieldProps> load={loadFamilyKind} isNeeded props={{ callerName: relative.name }} />
          )}
        </Fields>
      )}
      {seesPatients && sendsId && !isPrefilled && values.name.trim() !== '' && (
        <LazyComponent load={loadCoverage} isNeeded props={{}} />
      )}
      {own && <OwnDataHint values={values} viewer={own} />}
    </Step>
  );
}

/** Account data could pass for another patient's. */
function OwnDataHint({ values, viewer }: { values: KnownValues; viewer: SessionUserFragment }) {
  const { name, email, phone, contactName } = values;
  if ((contactName || name) === viewer.name) return null;
  if (email === viewer.email) {
    return <Typography color="textSecondary">{newTexts.patientPart.ownEmail}</Typography>;
  }
  if (phone !== '' && phone === viewer.phone) {
    return <Typography color="textSecondary">{newTexts.patientPart.ownPhone}</Typography>;
  }
  return null;
}
