import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useWhenBack } from '../../kit/connection/useWhenBack';
import { secondTry, useLateFile } from '../../kit/files/useLateFile';
import { ErrorState } from '../../kit/states/ErrorState';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { ModeSwitch } from './ModeSwitch';
import { ManualRental } from './rent/ManualRental';
import { texts } from './texts';
import { useRentalPlace } from './useRentalPlace';

const loadBulk = async () => (await import('./bulk/BulkRental')).BulkRental;

/** The tab "Alquiler de Salas": professionals, and administrators with a profile, rent rooms for themselves. */
export function RoomRentalPage() {
  const { place, go } = useRentalPlace();
  return (
    <Stack spacing={4}>
      <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between' }}>
        <Typography variant="h2">{texts.roomRentalPage.title}</Typography>
        <ModeSwitch value={place.mode} onChange={(mode) => go({ mode, day: null })} />
      </Stack>
      {place.mode === 'manual' ? <ManualRental /> : <BulkMode />}
    </Stack>
  );
}

function BulkMode() {
  const { component: BulkRental, failure, retry } = useLateFile(loadBulk, true);
  useWhenBack(failure !== undefined, retry);
  if (BulkRental) return <BulkRental />;
  return failure ? (
    <ErrorState title={texts.roomRentalPage.failed} onRetry={secondTry(failure.reason, retry)} />
  ) : (
    <PageSpinner />
  );
}
