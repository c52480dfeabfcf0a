import { styled } from '@mui/material/styles';

import { monthName } from '../../../shared/time/clinic-time';

const Lines = styled('div')({ display: 'none', '@media print': { display: 'block' }, '& .clinic': { fontWeight: 700 } });

interface Props {
  clinicName: string;
  professionalName: string | undefined;
  month: string;
}

/** Whose sheet of paper it is: on the screen all of it stands elsewhere. */
export function PrintHeading({ clinicName, professionalName, month }: Props) {
  return (
    <Lines>
      <p className="clinic">{clinicName}</p>
      {professionalName && <p>Profesional: {professionalName}</p>}
      <p>Mes: {monthName(month)}</p>
    </Lines>
  );
}
