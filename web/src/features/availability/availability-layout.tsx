import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useContext, useId, type ReactNode } from 'react';

import { up } from '../../kit/ui/breakpoints';
import { SectionLevel } from './section-level';

/** On wide screens the dates, which may be many, stand beside the rest. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [up('wide')]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr)',
    gridTemplateRows: 'repeat(3, auto) 1fr',
    '& > *': { gridColumn: 1 },
    '& > [data-part="fechas"]': { gridColumn: 2, gridRow: '1 / 5' },
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
