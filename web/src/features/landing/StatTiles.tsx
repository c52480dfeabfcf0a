import Container from '@mui/material/Container';

import type { SpecialtyCardFragment } from '../../clinic/people/cards.generated';
import { Tile, Tiles } from '../../kit/ui/Tiles';
import { texts } from './texts';

/** `specialties`: undefined while loading. */
export function StatTiles({ specialties }: { specialties: SpecialtyCardFragment[] | undefined }) {
  const professionals = specialties?.reduce((sum, { professionalCount }) => sum + professionalCount, 0);
  return (
    <Container component="section" aria-label={texts.statTiles.label}>
      <Tiles>
        <Tile label={texts.specialtySection.title}>{texts.statTiles.figure(specialties?.length)}</Tile>
        <Tile label={texts.professionalSection.title}>{texts.statTiles.figure(professionals)}</Tile>
        <Tile label={texts.statTiles.booking.label}>{texts.statTiles.booking.figure}</Tile>
        <Tile label={texts.statTiles.management.label}>{texts.statTiles.management.figure}</Tile>
      </Tiles>
    </Container>
  );
}
