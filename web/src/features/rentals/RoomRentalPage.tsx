import { styled } from '@mui/material/styles';

import { useWhenBack } from '../../shared/connection/useWhenBack';
import { secondTry, useLateFile } from '../../shared/files/useLateFile';
import { ErrorState } from '../../shared/states/ErrorState';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { ManualRental } from './ManualRental';
import { ModeSwitch } from './ModeSwitch';
import { useRentalPlace } from './useRentalPlace';

const loadBulk = async () => (await import('./bulk/BulkRental')).BulkRental;

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
      {place.mode === 'manual' ? <ManualRental /> : <BulkMode />}
    </Page>
  );
}

function BulkMode() {
  const { component: BulkRental, failure, retry } = useLateFile(loadBulk, true);
  useWhenBack(failure !== undefined, retry);
  if (BulkRental) return <BulkRental />;
  return failure ? <ErrorState title="No se pudo abrir esta parte" onRetry={secondTry(failure.reason, retry)} /> : <PageSpinner />;
}
