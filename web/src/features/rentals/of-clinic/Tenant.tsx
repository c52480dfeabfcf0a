import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { SeriesRental } from '../series/SeriesRental';
import { MonthlySummaryPage } from '../summary/MonthlySummaryPage';

interface Props {
  professionalId: number;
  name: string;
}

/** What one professional rents every week, and their month with its settlement. */
export function Tenant({ professionalId, name }: Props) {
  return (
    <Stack spacing={6}>
      <Stack spacing={4} className="no-print">
        <Typography variant="h2">{name}</Typography>
        <SeriesRental professionalId={professionalId} isForOther />
      </Stack>
      <MonthlySummaryPage professionalId={professionalId} otherName={name} />
    </Stack>
  );
}
