import { styled } from '@mui/material/styles';

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
  '@media (pointer: coarse)': { 'input ~ &': { display: 'none' } },
});

/** Screen readers use aria-keyshortcuts instead. */
export function KeyMark({ name }: { name: KeyName }) {
  return <Mark aria-hidden="true">{KEY_TEXT[name]}</Mark>;
}
