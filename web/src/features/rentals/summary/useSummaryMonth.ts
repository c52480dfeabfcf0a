import { usePlace } from '../../../kit/place/usePlace';
import { readMonth, writeMonth } from './summary-month';

export function useSummaryMonth() {
  const { place: chosenMonth, go: show } = usePlace(readMonth, writeMonth);
  return { chosenMonth, show };
}
