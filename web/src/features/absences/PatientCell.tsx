import Typography from '@mui/material/Typography';

import { aboutPatient } from '../../clinic/patient/about-patient';
import type { Row } from './board';

/** Whom to call, and what they come for. */
export function PatientCell({ appointment }: Pick<Row, 'appointment'>) {
  const about = aboutPatient(appointment);
  return (
    <>
      {appointment.patientName}
      {about !== null && (
        <Typography variant="body2" component="div" color="textSecondary">
          {about}
        </Typography>
      )}
    </>
  );
}
