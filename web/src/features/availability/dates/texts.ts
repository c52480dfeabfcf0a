import { UNAVAILABLE_REASONS, type UnavailableReason } from '../../../clinic/hours/unavailable-reason';
import { countText } from '../../../kit/text/count-text';
import { shortDate } from '../../../kit/time/wall-time';

export const runTexts = {
  /** "mié, 6 ene al sáb, 16 ene 2027" */
  days: (dates: readonly { date: string }[]) => {
    const days = dates.map(({ date }) => date).toSorted();
    const [first, last] = [days[0]!, days.at(-1)!];
    return `${shortDate(first)} al ${shortDate(last)} ${last.slice(0, 4)}`;
  },
  /** "11 días · Vacaciones" */
  about: (dates: readonly { reason: UnavailableReason }[]) =>
    `${countText(dates.length, 'día', 'días')} · ${UNAVAILABLE_REASONS[dates[0]!.reason]}`,
};
