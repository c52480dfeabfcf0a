import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';

import { ownData } from '../../../clinic/patient/contact-form';
import { PatientGrid, PatientHead } from '../../../clinic/patient/ContactFields';
import { usePrefill } from '../../../clinic/patient/usePrefill';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { isStaffMode, type BookingMode } from '../booking-mode';
import { StepHeading } from '../choose/StepHeading';
import { useSteps } from '../choose/useStepFocus';
import { PatientFields } from '../patient/PatientFields';
import { EMPTY_PATIENT } from '../send/booking-form';
import { Step } from '../choose/Step';
import { texts } from '../texts';
import type { DialogValues } from './dialog-form';

interface Props {
  mode: BookingMode;
  viewer: SessionUserFragment;
}

/** Filled in from the account. Staff type over it, and one control clears it. */
export function PatientPart({ mode, viewer }: Props) {
  const clear = usePrefill(viewer, EMPTY_PATIENT);
  const { values } = useFormikContext<DialogValues>();
  const { focusHeading } = useSteps();
  const staff = isStaffMode(mode);
  return (
    <Step name="paciente">
      <PatientHead>
        {clear && (
          <Button
            variant="text"
            size="small"
            style={{ order: 1 }}
            onClick={() => {
              clear();
              focusHeading('paciente');
            }}
          >
            {texts.modes[mode].clearPatient}
          </Button>
        )}
        <StepHeading number={3}>{texts.patientFields.title}</StepHeading>
      </PatientHead>
      {staff && <OwnDataHint values={values} viewer={viewer} />}
      <PatientGrid>
        <PatientFields isOwn={!staff} replaceable={staff ? ownData(viewer) : undefined} />
      </PatientGrid>
    </Step>
  );
}

/** Warns about account data that would pass for the patient's. */
function OwnDataHint({ values, viewer }: { values: DialogValues; viewer: SessionUserFragment }) {
  if (values.email === viewer.email) {
    return <Typography color="textSecondary">{texts.patientPart.ownEmail}</Typography>;
  }
  if (values.phone !== '' && values.phone === viewer.phone) {
    return <Typography color="textSecondary">{texts.patientPart.ownPhone}</Typography>;
  }
  return null;
}
