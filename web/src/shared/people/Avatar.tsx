import { styled } from '@mui/material/styles';

const Circle = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  overflow: 'hidden',
  background: 'var(--primary-tint)',
  color: 'var(--primary)',
  fontWeight: 700,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const TITLES = /^(dra?|lic|prof|mg|ing|sra?)\.?\s+/i;

/** The first letter of a name, titles such as "Dra." set aside. */
export function initialOf(name: string): string {
  return (name.trim().replace(TITLES, '')[0] ?? '?').toUpperCase();
}

interface Props {
  name: string;
  pictureUrl: string | null | undefined;
  /** Side in px. */
  size?: number;
}

/** A person's picture, or the initial of the name. Decorative: the name stands beside it. */
export function Avatar({ name, pictureUrl, size = 40 }: Props) {
  return (
    <Circle aria-hidden="true" style={{ width: size, height: size, fontSize: Math.round(size * 0.45) }}>
      {pictureUrl ? <img src={pictureUrl} alt="" width={size} height={size} loading="lazy" /> : initialOf(name)}
    </Circle>
  );
}
