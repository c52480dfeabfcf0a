import { styled } from '@mui/material/styles';

import { theme } from '../../../kit/ui/theme';

const { palette } = theme.vars;

/** A column at the middle of the tablet, within reach from a wheelchair. */
export const Desk = styled('main')({
  minHeight: '100dvh',
  boxSizing: 'border-box',
  display: 'grid',
  // The last row is reserved, so that no key moves at the first digit.
  gridTemplateRows: 'auto 1fr minmax(100px, auto)',
  gridTemplateColumns: 'minmax(0, 34rem)',
  justifyContent: 'center',
  gap: 16,
  padding: 16,
  background: palette.background.default,
  color: palette.text.primary,
  fontSize: '1.25rem',
  lineHeight: 1.4,
  '& p': { margin: 0 },
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    fontSize: '1rem',
    color: palette.text.secondary,
  },
  '& footer': { display: 'grid', gap: 8, textAlign: 'center', minHeight: 48 },
  '& footer [role="status"]': { fontSize: '1rem', minHeight: '1.4em' },
  '& h1': { margin: 0, fontSize: '1.75rem', lineHeight: 1.25, outline: 'none' },
  '& .MuiButton-root': { minHeight: 64, fontSize: '1.25rem', borderRadius: 12 },
});

export const Typing = styled('form')({
  display: 'grid',
  alignContent: 'center',
  gap: 10,
  '& > p': { color: palette.text.secondary },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 72,
    padding: '0 16px',
    border: `2px solid ${palette.control}`,
    borderRadius: 12,
    background: palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    fontSize: '2.25rem',
    fontWeight: 700,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& input[aria-invalid="true"]': { borderColor: palette.error.main },
  '& .said': { minHeight: '1.4em', textAlign: 'center', fontWeight: 600 },
  '& .said[role="alert"]': { color: palette.error.main },
});

export const Keys = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
});

export const Key = styled('button')({
  minHeight: 'clamp(56px, 7.5dvh, 88px)',
  padding: 0,
  border: `1px solid ${palette.control}`,
  borderRadius: 12,
  background: palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  fontSize: '1.75rem',
  fontWeight: 600,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&.word': { fontSize: '1.25rem' },
  '&:active': { background: palette.primaryTint },
});

export const Answer = styled('div')({ display: 'grid', alignContent: 'center', gap: 16 });

export const Turnos = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  '& li': {
    display: 'grid',
    gap: 12,
    padding: 16,
    border: `1px solid ${palette.divider}`,
    borderRadius: 16,
    background: palette.background.paper,
  },
  '& .time': { fontSize: '2rem', lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
  '& .code': { fontSize: '3rem', lineHeight: 1.1, fontWeight: 700, color: palette.primary.main },
});
