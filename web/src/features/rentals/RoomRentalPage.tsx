import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';

import { PageSpinner } from '../../shared/states/PageSpinner';
import { ManualRental } from './ManualRental';
import { ModeSwitch } from './ModeSwitch';
import { useRentalPlace } from './useRentalPlace';

const BulkRental = lazy(async () => ({ default: (await import('./bulk/BulkRental')).BulkRental }));

const Page = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12 });

/** The tab "Alquiler de Salas": a professional, or an administrator with a profile, rents rooms for themselves. */
export function RoomRentalPage() {
  const { place, go } = useRentalPlace();
  return (
    <Page>
      <Head>
        <h2>Reservar salas</h2>
        <ModeSwitch value={place.mode} onChange={(mode) => go({ mode, day: null })} />
      </Head>
      {place.mode === 'manual' ? (
        <ManualRental />
      ) : (
        <Suspense fallback={<PageSpinner />}>
          <BulkRental />
        </Suspense>
      )}
    </Page>
  );
}
