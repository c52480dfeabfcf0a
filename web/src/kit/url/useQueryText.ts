import { useLocation } from 'react-router-dom';

/** useSearchParams makes the landing larger. */
export function useQueryText(key: string): string | null {
  return new URLSearchParams(useLocation().search).get(key);
}
