import { restOf, searchOf } from '../../../kit/url/query';
import { useUrlState } from '../../../kit/url/useUrlState';
import { MONTH_KEY, readMonth } from './summary-month';

interface SummaryPlace {
  month: string | null;
  /** Query of other parts. */
  rest: string;
}

const read = (query: URLSearchParams): SummaryPlace => ({ month: readMonth(query), rest: restOf(query, [MONTH_KEY]) });
const write = ({ month, rest }: SummaryPlace) => searchOf([[MONTH_KEY, month]], rest);

export function useSummaryMonth() {
  const { urlState, go } = useUrlState(read, write);
  return { chosenMonth: urlState.month, show: (month: string) => go({ ...urlState, month }) };
}
