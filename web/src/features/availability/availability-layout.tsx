import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useContext, useId, type ReactNode } from 'react';

import { up } from '../../kit/ui/breakpoints';
import { SectionLevel } from './section-level';

/** Week and rules on the left; dates, which may be many, and `.rest` on the right. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& > .rest': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  [up('wide')]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr)',
    // A week higher than the dates stretches the row between them, which the rest fills.
    gridTemplateRows: 'auto 1fr auto',
    '& > [data-part="semana"]': { gridArea: '1 / 1 / 3' },
    '& > [data-part="fechas"]': { gridArea: '1 / 2' },
    '& > [data-part="reglas"]': { gridArea: '3 / 1' },
    '& > .rest': { gridArea: '2 / 2 / 4' },
  },
});

export function Section({
  id,
  title,
  about,
  children,
}: {
  id: string;
  title: string;
  about?: string;
  children: ReactNode;
}) {
  const level = useContext(SectionLevel);
  const titleId = useId();
  return (
    <Card component="section" sx={{ gap: 4 }} id={id} aria-labelledby={titleId} data-part={id}>
      <Typography variant="subtitle1" component={level} id={titleId}>
        {title}
      </Typography>
      {about && <Typography color="textSecondary">{about}</Typography>}
      {children}
    </Card>
  );
}
