import { OffButton } from '../ui/OffButton';

interface Props {
  onMore: (() => void) | undefined;
  busy: boolean;
}

/** For lists of unknown length. */
export function MoreRows({ onMore, busy }: Props) {
  if (!onMore) return null;
  return (
    <OffButton variant="outlined" off={busy} onClick={onMore}>
      {busy ? 'Cargando…' : 'Mostrar más'}
    </OffButton>
  );
}
