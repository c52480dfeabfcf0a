import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

export function RowsOnTheirWay() {
  return (
    <Stack spacing={2} role="status">
      <span style={visuallyHidden}>Cargando…</span>
      {ROWS.map((row) => (
        <Skeleton key={row} aria-hidden="true" style={{ minHeight: 33, borderRadius: 4 }} />
      ))}
    </Stack>
  );
}
