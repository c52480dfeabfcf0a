import { ErrorState } from './ErrorState';
import { StaleNotice } from './StaleNotice';

interface Props {
  of: {
    failed: boolean;
    /** Earlier data is on show. */
    stale: boolean;
  };
  /** e.g. "Error al cargar las salas" */
  title: string;
  staleText?: string;
  onRetry: () => void;
}

/** For pages that keep their frame, such as a month. Others use Loaded. */
export function LoadFault({ of: { failed, stale }, title, staleText, onRetry }: Props) {
  if (failed) return <ErrorState title={title} onRetry={onRetry} />;
  return stale && <StaleNotice text={staleText} onRetry={onRetry} />;
}
