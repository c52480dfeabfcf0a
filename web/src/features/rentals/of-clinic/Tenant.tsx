import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { SeriesRental } from '../series/SeriesRental';
import { MonthlySummaryPage } from '../summary/MonthlySummaryPage';

interface Props {
  professionalId: number;
  name: string;
  specialtyId: number | undefined;
}

/** A professional's month with its settlement, and what they rent every week. */
export function Tenant({ professionalId, name, specialtyId }: Props) {
  return (
    <Stack spacing={6}>
      <Typography variant="h2" className="no-print">
        {name}
      </Typography>
      <MonthlySummaryPage professionalId={professionalId} otherName={name} />
      <div className="no-print">
        <SeriesRental professionalId={professionalId} isForOther specialtyId={specialtyId} />
      </div>
    </Stack>
  );
}
