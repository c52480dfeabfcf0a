import { styled } from '@mui/material/styles';

const Ring = styled('span')({
  width: 40,
  height: 40,
  border: '4px solid var(--divider)',
  borderTopColor: 'var(--primary)',
  borderRadius: '50%',
  animation: 'spin 900ms linear infinite',
  '@keyframes spin': { to: { transform: 'rotate(1turn)' } },
});

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
      <Ring aria-hidden="true" />
      <span className={visible ? undefined : 'visually-hidden'}>{label}</span>
    </Room>
  );
}
