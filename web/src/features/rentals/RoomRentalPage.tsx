import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { LatePart } from '../../kit/lazy/LatePart';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { ModeSwitch } from './ModeSwitch';
import { ManualRental } from './rent/ManualRental';
import { texts } from './texts';
import { useRentalPlace } from './useRentalPlace';

const loadBulk = async () => (await import('./bulk/BulkRental')).BulkRental;
const NOTHING = {};

/** The tab "Alquiler de Salas": professionals, and administrators with a profile, rent rooms for themselves. */
export function RoomRentalPage() {
  const { place, go } = useRentalPlace();
  return (
    <Stack spacing={4}>
      <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between' }}>
        <Typography variant="h2">{texts.roomRentalPage.title}</Typography>
        <ModeSwitch value={place.mode} onChange={(mode) => go({ mode, day: null })} />
      </Stack>
      {place.mode === 'manual' ? (
        <ManualRental />
      ) : (
        <LatePart load={loadBulk} props={NOTHING} waiting={<PageSpinner />} errorTitle={texts.roomRentalPage.failed} />
      )}
    </Stack>
  );
}
