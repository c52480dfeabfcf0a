import Container from '@mui/material/Container';

import type { SpecialtyCardFragment } from '../../shared/people/cards.generated';
import { formatCount } from '../../shared/text/count-text';
import { Tile, Tiles } from '../../shared/ui/Tiles';

/** The clinic in four figures. Undefined: not known yet. */
export function StatTiles({ specialties }: { specialties: SpecialtyCardFragment[] | undefined }) {
  const professionals = specialties?.reduce((sum, { professionalCount }) => sum + professionalCount, 0);
  return (
    <Container component="section" aria-label="La clínica en números">
      <Tiles>
        <Tile label="Especialidades">{specialties ? `${formatCount(specialties.length)}+` : '…'}</Tile>
        <Tile label="Profesionales">{professionals === undefined ? '…' : `${formatCount(professionals)}+`}</Tile>
        <Tile label="Reserva de turnos">24/7</Tile>
        <Tile label="Gestión online">100%</Tile>
      </Tiles>
    </Container>
  );
}
