import { styled } from '@mui/material/styles';

import { texts } from '../texts';

const Lines = styled('div')({
  display: 'none',
  '@media print': { display: 'block' },
  '& .clinic': { fontWeight: 700 },
});

interface Props {
  clinicName: string;
  professionalName: string | undefined;
  month: string;
}

/** Only on paper: the screen shows this elsewhere. */
export function PrintHeading({ clinicName, professionalName, month }: Props) {
  return (
    <Lines>
      <p className="clinic">{clinicName}</p>
      {professionalName && <p>{texts.summary.printHeading.professional(professionalName)}</p>}
      <p>{texts.summary.printHeading.month(month)}</p>
    </Lines>
  );
}
