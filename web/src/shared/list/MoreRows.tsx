import Button from '@mui/material/Button';

interface Props {
  /** Undefined: no more rows. */
  onMore: (() => void) | undefined;
  busy: boolean;
}

/** For lists of unknown length. */
export function MoreRows({ onMore, busy }: Props) {
  if (!onMore) return null;
  return (
    <Button variant="outlined" aria-disabled={busy} onClick={busy ? undefined : onMore}>
      {busy ? 'Cargando…' : 'Mostrar más'}
    </Button>
  );
}
