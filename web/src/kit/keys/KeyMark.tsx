import { styled } from '@mui/material/styles';

import { ArrowIcon } from '../ui/icons';
import { theme } from '../ui/theme';
import { KEY_TEXT, type KeyName } from './key-names';

const Mark = styled('kbd')({
  display: 'inline-block',
  minWidth: 28,
  padding: '1px 8px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 6,
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
  textAlign: 'center',
  '& svg': { display: 'block', margin: 'auto', width: 16, height: 20 },
  '@media (pointer: coarse)': { 'input ~ &': { display: 'none' } },
});

/** Degrees of the icon, as the page's font has no arrows. */
const TURNS: Partial<Record<KeyName, number>> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 };

/** Screen readers use aria-keyshortcuts instead. */
export function KeyMark({ name }: { name: KeyName }) {
  const turn = TURNS[name];
  return (
    <Mark aria-hidden="true">
      {turn === undefined ? KEY_TEXT[name] : <ArrowIcon style={{ rotate: `${turn}deg` }} />}
    </Mark>
  );
}
