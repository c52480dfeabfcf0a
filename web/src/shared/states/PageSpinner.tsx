import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Room = styled('div')({ display: 'grid', placeItems: 'center', placeContent: 'center', gap: 16, minHeight: 240 });

interface Props {
  /** Said to screen readers. */
  label?: string;
  /** Shows the label too. */
  visible?: boolean;
}

/** Something is on its way. */
export function PageSpinner({ label = 'Cargando…', visible = false }: Props) {
  return (
    <Room role="status">
      <CircularProgress aria-hidden="true" />
      <span className={visible ? undefined : 'visually-hidden'}>{label}</span>
    </Room>
  );
}
