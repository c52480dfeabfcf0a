import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { BulkRental } from './bulk/BulkRental';
import { ModeSwitch } from './ModeSwitch';
import { ManualRental } from './rent/ManualRental';
import { leavesForm } from './rental-place';
import { ReturnedHours } from './returned/ReturnedHours';
import { SeriesRental } from './series/SeriesRental';
import { texts } from './texts';
import { useRentalPlace } from './useRentalPlace';

/** The tab "Alquiler de Salas": professionals, and administrators with a profile, rent rooms for themselves. */
export function RoomRentalPage({ professionalId }: { professionalId: number }) {
  const { place, go } = useRentalPlace();
  return (
    <Stack spacing={4}>
      <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between' }}>
        <Typography variant="h2">{texts.roomRentalPage.title}</Typography>
        <ModeSwitch value={place.mode} onChange={(mode) => go({ mode, day: null })} />
      </Stack>
      {place.mode === 'manual' && <ManualRental />}
      {place.mode === 'bulk' && <BulkRental />}
      {place.mode === 'series' && <SeriesRental professionalId={professionalId} leaves={leavesForm} />}
      {place.mode === 'returned' && <ReturnedHours />}
    </Stack>
  );
}
