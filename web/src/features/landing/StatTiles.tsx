import { styled } from '@mui/material/styles';

import type { SpecialtyCardFragment } from '../../shared/people/cards.generated';
import { PageWidth } from '../../shared/ui/layout';

const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: 12,
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    padding: '12px 16px',
    border: '1px solid var(--divider)',
    borderRadius: 16,
    background: 'var(--surface)',
  },
  '& dt': { color: 'var(--muted)', fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& dd': { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 700, color: 'var(--primary)' },
});

/** The clinic in four figures. Undefined: not known yet. */
export function StatTiles({ specialties }: { specialties: SpecialtyCardFragment[] | undefined }) {
  const professionals = specialties?.reduce((sum, { professionalCount }) => sum + professionalCount, 0);
  return (
    <PageWidth as="section" aria-label="La clínica en números">
      <Tiles>
        <Tile label="Especialidades" value={specialties ? `${specialties.length}+` : '…'} />
        <Tile label="Profesionales" value={professionals === undefined ? '…' : `${professionals}+`} />
        <Tile label="Reserva de turnos" value="24/7" />
        <Tile label="Gestión online" value="100%" />
      </Tiles>
    </PageWidth>
  );
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
