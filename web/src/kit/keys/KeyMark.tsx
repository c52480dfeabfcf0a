import { styled } from '@mui/material/styles';

import { ChevronLeftIcon, ChevronRightIcon, DownIcon, UpIcon } from '../ui/icons';
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

/** The page's font has no arrows. */
const ICONS: Partial<Record<KeyName, typeof UpIcon>> = {
  ArrowLeft: ChevronLeftIcon,
  ArrowRight: ChevronRightIcon,
  ArrowUp: UpIcon,
  ArrowDown: DownIcon,
};

/** Screen readers use aria-keyshortcuts instead. */
export function KeyMark({ name }: { name: KeyName }) {
  const Icon = ICONS[name];
  return <Mark aria-hidden="true">{Icon ? <Icon fontSize="inherit" /> : KEY_TEXT[name]}</Mark>;
}
