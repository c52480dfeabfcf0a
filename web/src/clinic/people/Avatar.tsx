import MuiAvatar from '@mui/material/Avatar';

const TITLES = /^(dra?|lic|prof|mg|ing|sra?)\.?\s+/i;

/** Without titles such as "Dra.". */
function initialOf(name: string): string {
  return (name.trim().replace(TITLES, '')[0] ?? '?').toUpperCase();
}

interface Props {
  name: string;
  pictureUrl: string | null | undefined;
  /** In px. */
  size?: number;
}

/** Decorative: the name is beside it. */
export function Avatar({ name, pictureUrl, size = 40 }: Props) {
  return (
    <MuiAvatar
      component="span"
      aria-hidden="true"
      src={pictureUrl ?? undefined}
      slotProps={{ img: { alt: '', loading: 'lazy', width: size, height: size } }}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.45) }}
    >
      {initialOf(name)}
    </MuiAvatar>
  );
}
