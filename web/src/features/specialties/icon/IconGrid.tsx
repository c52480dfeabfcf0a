import { styled } from '@mui/material/styles';
import { specialtyEmoji } from '@turnero/api/domain/specialty-icons';
import { memo, useId, type KeyboardEvent } from 'react';

import { useRefMap } from '../../../kit/focus/useRefMap';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { iconName } from './icons';

/** In px: large enough to touch. */
const TILE = 44;

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${TILE}px, 1fr))`,
  gap: 4,
  maxHeight: 244,
  padding: 6,
  overflowY: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
});
const Tile = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: TILE,
  border: '1px solid transparent',
  borderRadius: 8,
  fontSize: '1.375rem',
  lineHeight: 1,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { background: theme.vars.palette.primaryTint },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primaryTint,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  // Some fonts lack a tick.
  '&:has(:checked)::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    right: 6,
    width: 5,
    height: 10,
    border: `solid ${theme.vars.palette.primary.main}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 1 },
});

interface Props {
  icons: readonly string[];
  value: string;
  onChange: (icon: string) => void;
}

/** Radios; up and down move by row. */
export const IconGrid = memo(function IconGrid({ icons, value, onChange }: Props) {
  const group = useId();
  const radios = useRefMap<string>();
  if (icons.length === 0) return null;
  /** By default every arrow moves to the next radio. */
  const goByRow = (event: KeyboardEvent<HTMLElement>) => {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const here = icons.findIndex((icon) => radios.get(icon) === event.target);
    const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
    const to = radios.get(icons[here + direction * columns]);
    to?.focus();
    to?.click();
  };
  return (
    <Grid role="radiogroup" aria-label={texts.iconField.grid} onKeyDown={goByRow}>
      {icons.map((icon) => (
        <Tile key={icon} title={iconName(icon)}>
          <input
            ref={radios.ref(icon)}
            type="radio"
            name={group}
            aria-label={iconName(icon)}
            checked={icon === value}
            onChange={() => onChange(icon)}
          />
          <span aria-hidden="true">{specialtyEmoji(icon)}</span>
        </Tile>
      ))}
    </Grid>
  );
});
