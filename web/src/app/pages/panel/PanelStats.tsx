import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

import { leaveFocusAbove } from '../../../kit/focus/leave-focus-above';
import { useAfterChange } from '../../../kit/graphql/changes';
import { formatCount } from '../../../kit/text/count-text';
import { down } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';
import { useStatsQuery, type StatsQuery } from './stats.generated';

const Line = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  minHeight: 20,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& > div': { display: 'flex', gap: 4 },
  '& dd': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  // Reserves space for unknown figures, so that nothing moves.
  [down('md')]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))' },
});

const FIGURES: readonly (readonly [keyof Omit<StatsQuery['stats'], '__typename'>, string])[] = [
  ['users', 'Usuarios'],
  ['professionals', 'Profesionales'],
  ['rooms', 'Salas'],
  ['appointments', 'Turnos'],
];

/** Refetches on mount and after each change. */
export function PanelStats() {
  const { data, error, refetch } = useStatsQuery({
    errorFallback: 'Error al cargar los datos',
    fetchPolicy: 'cache-and-network',
  });
  useAfterChange(refetch);
  if (error && !data) {
    return (
      <Stack direction="row" component="p" spacing={2} sx={{ typography: 'body2' }}>
        Error al cargar los datos
        <Button variant="text" size="small" ref={leaveFocusAbove} onClick={() => void refetch()}>
          Reintentar
        </Button>
      </Stack>
    );
  }
  return (
    <Line aria-label="Resumen de la clínica">
      {FIGURES.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{data ? formatCount(data.stats[name]) : '…'}</dd>
        </div>
      ))}
    </Line>
  );
}
