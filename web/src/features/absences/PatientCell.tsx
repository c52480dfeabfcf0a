import { styled } from '@mui/material/styles';

import { aboutPatient } from '../../clinic/appointment/about-patient';
import { up } from '../../kit/ui/breakpoints';
import { theme } from '../../kit/ui/theme';
import type { Row } from './board';
import { texts } from './texts';

/** Small: a child with an overbooking would triple the row's height. */
const About = styled('div')({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  fontWeight: 400,
  [up('sm')]: { minWidth: 208 },
});

export function PatientCell({ appointment }: Pick<Row, 'appointment'>) {
  if (appointment.isMasked) return <span className="muted">{texts.board.ofOthers}</span>;
  const about = aboutPatient(appointment);
  return (
    <>
      {appointment.patientName}
      {about !== null && <About>{about}</About>}
    </>
  );
}
