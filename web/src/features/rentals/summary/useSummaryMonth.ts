import { usePlace } from '../../../kit/place/usePlace';
import { readMonth, writeMonth } from './summary-month';

export function useSummaryMonth() {
  const { place: asked, go: show } = usePlace(readMonth, writeMonth);
  return { asked, show };
}
