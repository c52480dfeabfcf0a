import { styled } from '@mui/material/styles';

/** A grey place-holder of the size of what is coming; hidden from screen readers, its parent says "Cargando…". */
export const Skeleton = styled('span')({
  display: 'block',
  borderRadius: 8,
  background: 'var(--divider)',
  minHeight: 20,
});
