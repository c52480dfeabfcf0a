import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

import { theme } from '../../../kit/ui/theme';

/** Sizes follow the window: 1920 × 1080 is read from five metres. */
export const Wall = styled('main')({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '3vmin',
  padding: '3vmin 4vmin',
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '1vmin 4vmin',
    fontSize: 'max(1.125rem, 4vmin)',
  },
  '& h1': { fontSize: 'inherit', fontWeight: 700, margin: 0 },
  '& header p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& time': { fontVariantNumeric: 'tabular-nums', fontWeight: 700 },
  '& .idle': { placeSelf: 'center', textAlign: 'center', fontSize: 'max(1.5rem, 8vmin)', margin: 0 },
});

export const Nothing = styled('main')({ padding: 24, '& h1': { fontSize: '1rem', fontWeight: 400, margin: 0 } });

/** Calm swells, then still. */
const swell = keyframes({
  '0%, 100%': { background: theme.vars.palette.background.paper },
  '50%': { background: theme.vars.palette.primaryTint },
});

export const CallsList = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  // Rooms stand below each other, so that an eye that found its row goes straight on.
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2vmin 5vmin',
  alignContent: 'start',
  '& li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    padding: '1.5vmin 4vmin',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
    background: theme.vars.palette.background.paper,
    fontSize: 'max(1.25rem, 6vmin)',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  '& li:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8vmin',
    border: `0.6vmin solid ${theme.vars.palette.primary.main}`,
    // Its thicker edge moves no number.
    padding: 'calc(3vmin - 0.6vmin) calc(4vmin + 1px - 0.6vmin)',
    fontSize: 'max(2rem, 13vmin)',
    '@media (prefers-reduced-motion: no-preference)': { animation: `${swell} 2.4s ease-in-out 3` },
  },
  '& .who': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .room': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '& .at': {
    marginLeft: 'auto',
    color: theme.vars.palette.text.secondary,
    fontSize: 'max(1rem, 4vmin)',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2vmin 4vmin',
  minHeight: 48,
  '& .offline': {
    margin: 0,
    padding: '1.5vmin 3vmin',
    borderRadius: 12,
    border: `2px solid ${theme.vars.palette.cancelled.edge}`,
    background: theme.vars.palette.cancelled.chip,
    color: theme.vars.palette.cancelled.text,
    fontSize: 'max(1.125rem, 4vmin)',
  },
});
