import Button from '@mui/material/Button';

interface Props {
  /** Undefined: all are shown. */
  onMore: (() => void) | undefined;
  busy: boolean;
}

/** Below a list that goes on, where nobody knows how far. */
export function MoreRows({ onMore, busy }: Props) {
  if (!onMore) return null;
  return (
    <Button variant="outlined" aria-disabled={busy} onClick={busy ? undefined : onMore}>
      {busy ? 'Cargando…' : 'Mostrar más'}
    </Button>
  );
}
