import { ErrorState } from './ErrorState';
import { StaleNotice } from './StaleNotice';

interface Props {
  of: {
    /** There is nothing to show. */
    failed: boolean;
    /** The last request failed; earlier data is on show. */
    stale: boolean;
  };
  /** e.g. "Error al cargar las salas" */
  title: string;
  staleText?: string;
  onRetry: () => void;
}

/** The failure notice of a page whose frame, such as a month, stays without its contents. Other pages use Loaded. */
export function LoadFault({ of: { failed, stale }, title, staleText, onRetry }: Props) {
  if (failed) return <ErrorState title={title} onRetry={onRetry} />;
  return stale && <StaleNotice text={staleText} onRetry={onRetry} />;
}
