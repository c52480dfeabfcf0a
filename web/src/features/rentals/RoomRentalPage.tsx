import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { LatePart } from '../../kit/lazy/LatePart';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { ModeSwitch } from './ModeSwitch';
import { ManualRental } from './rent/ManualRental';
import { leavesForm } from './rental-place';
import { texts } from './texts';
import { useRentalPlace } from './useRentalPlace';

const loadBulk = async () => (await import('./bulk/BulkRental')).BulkRental;
const loadSeries = async () => (await import('./series/SeriesRental')).SeriesRental;
const loadReturned = async () => (await import('./returned/ReturnedHours')).ReturnedHours;
const NOTHING = {};

/** The tab "Alquiler de Salas": professionals, and administrators with a profile, rent rooms for themselves. */
export function RoomRentalPage({ professionalId }: { professionalId: number }) {
  const { place, go } = useRentalPlace();
  const late = { waiting: <PageSpinner />, errorTitle: texts.roomRentalPage.failed };
  return (
    <Stack spacing={4}>
      <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between' }}>
        <Typography variant="h2">{texts.roomRentalPage.title}</Typography>
        <ModeSwitch value={place.mode} onChange={(mode) => go({ mode, day: null })} />
      </Stack>
      {place.mode === 'manual' && <ManualRental />}
      {place.mode === 'bulk' && <LatePart load={loadBulk} props={NOTHING} {...late} />}
      {place.mode === 'series' && (
        <LatePart load={loadSeries} props={{ professionalId, leaves: leavesForm }} {...late} />
      )}
      {place.mode === 'returned' && <LatePart load={loadReturned} props={NOTHING} {...late} />}
    </Stack>
  );
}
