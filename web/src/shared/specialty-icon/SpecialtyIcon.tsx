import { styled } from '@mui/material/styles';

import { specialtyEmoji } from './specialty-icon';

const Tile = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: 12,
  background: 'var(--primary-tint)',
  fontSize: '1.625rem',
  lineHeight: 1,
  fontFamily: "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', sans-serif",
});

/** Decorative: the specialty's name stands beside it. */
export function SpecialtyIcon({ icon }: { icon: string | null | undefined }) {
  return <Tile aria-hidden="true">{specialtyEmoji(icon)}</Tile>;
}
