import { dateText } from '@turnero/api/domain/date-text';

import { texts } from './texts';

/** "hasta el 04-12-2026" */
export function periodText({ fromDate, untilDate }: { fromDate: string; untilDate: string }, today: string): string {
  const until = dateText(untilDate);
  return fromDate > today ? texts.period.from(dateText(fromDate), until) : texts.period.until(until);
}
