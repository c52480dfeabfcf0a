import { styled } from '@mui/material/styles';

import { ManualRental } from './ManualRental';

const Page = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

/** The tab "Alquiler de Salas": a professional, or an administrator with a profile, rents rooms for themselves. */
export function RoomRentalPage() {
  return (
    <Page>
      <h2>Reservar salas</h2>
      <ManualRental />
    </Page>
  );
}
