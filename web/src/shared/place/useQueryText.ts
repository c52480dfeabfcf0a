import { useLocation } from 'react-router-dom';

/** What the address says under a key, or null. (useSearchParams weighs on the landing, whose file holds all of the router.) */
export function useQueryText(key: string): string | null {
  return new URLSearchParams(useLocation().search).get(key);
}
