import { POLL_MS, useLiveTurnos } from '../../clinic/appointment/useLiveTurnos';
import { newsText } from './day-news';
import { texts } from './texts';
import { useTodayQuery, useTodayVersionQuery, type TodayQuery } from './today.generated';

export type Day = TodayQuery['today'];

const turnosOf = ({ today }: TodayQuery) => ({ ...today, items: today.appointments });

/** The day, kept current while the page is visible. */
export function useToday() {
  const query = useTodayQuery({ fetchPolicy: 'cache-and-network', errorFallback: texts.failed });
  const watch = useTodayVersionQuery({ fetchPolicy: 'no-cache', pollInterval: POLL_MS });
  const day = query.data?.today;
  const live = useLiveTurnos(query, watch, {
    of: day?.date ?? '',
    turnosOf,
    versionOf: ({ today }) => today,
    newsOf: newsText,
  });
  return { ...live, day };
}
