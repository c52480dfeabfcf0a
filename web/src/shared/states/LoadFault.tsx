import { ErrorState } from './ErrorState';
import { StaleNotice } from './StaleNotice';

interface Props {
  /** How what is shown below was asked for. */
  of: {
    /** Nothing of it is there: it could not be had. */
    failed: boolean;
    /** It is there from before, and could not be asked for again. */
    stale: boolean;
  };
  /** What is said when nothing is there, e.g. "Error al cargar las salas". */
  title: string;
  /** What is said of what is there from before; default: that of StaleNotice. */
  staleText?: string;
  onRetry: () => void;
}

/**
 * Above what is shown: what went wrong with it, and the way to ask again; nothing while all is well. For pages whose frame, as
 * a month, stays whatever became of its contents; what is there as a whole or not at all takes Loaded.
 */
export function LoadFault({ of: { failed, stale }, title, staleText, onRetry }: Props) {
  if (failed) return <ErrorState title={title} onRetry={onRetry} />;
  return stale && <StaleNotice text={staleText} onRetry={onRetry} />;
}
