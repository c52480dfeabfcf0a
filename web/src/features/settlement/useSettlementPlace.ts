import { idIn, monthIn, searchOf } from '../../kit/url/query';
import { useUrlState } from '../../kit/url/useUrlState';

interface SettlementPlace {
  /** yyyy-MM; null: current. */
  month: string | null;
  /** null: all. */
  insurerId: number | null;
}

const MONTH_KEY = 'mes';
const INSURER_KEY = 'obra-social';

const read = (query: URLSearchParams): SettlementPlace => ({
  month: monthIn(query, MONTH_KEY),
  insurerId: idIn(query, INSURER_KEY),
});
const write = ({ month, insurerId }: SettlementPlace) =>
  searchOf([
    [MONTH_KEY, month],
    [INSURER_KEY, insurerId],
  ]);

/** Month and insurer, kept in the address. */
export function useSettlementPlace() {
  const { urlState, go } = useUrlState(read, write);
  return {
    ...urlState,
    show: (change: Partial<SettlementPlace>) => go({ ...urlState, ...change }),
    searchOfInsurer: (insurerId: number) => write({ ...urlState, insurerId }),
  };
}
