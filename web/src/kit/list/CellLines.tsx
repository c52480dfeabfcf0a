import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Two lines of a cell, the second one muted; one line without it. */
export function CellLines({ first, second }: { first: string; second: ReactNode }) {
  return (
    <>
      {first}
      {second && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {second}
        </Typography>
      )}
    </>
  );
}
