import { usePlace } from '../../../shared/place/usePlace';
import { readMonth, writeMonth } from './summary-month';

/** The month that the address asks for, null for the present one. */
export function useSummaryMonth() {
  const { place: asked, go: show } = usePlace(readMonth, writeMonth);
  return { asked, show };
}
