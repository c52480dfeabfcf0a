import { useLocation } from 'react-router-dom';

/** Avoids useSearchParams, which makes the landing page's file larger. */
export function useQueryText(key: string): string | null {
  return new URLSearchParams(useLocation().search).get(key);
}
