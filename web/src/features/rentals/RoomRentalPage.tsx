import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { BulkRental } from './bulk/BulkRental';
import { ModeSwitch } from './ModeSwitch';
import { ManualRental } from './rent/ManualRental';
import { leavesForm } from './rental-url';
import { ReturnedHours } from './returned/ReturnedHours';
import { SeriesRental } from './series/SeriesRental';
import { texts } from './texts';
import { useRentalUrlState } from './useRentalUrlState';

/** The tab "Alquiler de Salas", for professionals and administrators with a profile. */
export function RoomRentalPage({ professionalId }: { professionalId: number }) {
  const { urlState, go } = useRentalUrlState();
  return (
    <Stack spacing={4}>
      <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between' }}>
        <Typography variant="h2">{texts.roomRentalPage.title}</Typography>
        <ModeSwitch value={urlState.mode} onChange={(mode) => go({ mode, day: null })} />
      </Stack>
      {urlState.mode === 'manual' && <ManualRental />}
      {urlState.mode === 'bulk' && <BulkRental />}
      {urlState.mode === 'series' && <SeriesRental professionalId={professionalId} leaves={leavesForm} />}
      {urlState.mode === 'returned' && <ReturnedHours />}
    </Stack>
  );
}
