import { addDays } from './calendar-date';
import { dateOf, minuteOfDate, minuteOfDayAt } from './clinic-time';
import { ceilToMinute, floorToMinute, toTimestamp } from './epoch-minute';

export interface OfferRules {
  /** Minutes to answer if the mail leaves on the date of the appointment. */
  sameDayMinutes: number;
  /** On any other date. */
  answerMinutes: number;
  /** Minutes of the day between which no mail leaves; over midnight if start > end, never if equal. */
  quietStartMinute: number;
  quietEndMinute: number;
  /** Answers end this long before the appointment. */
  leastHours: number;
}

interface OfferTimes {
  notifyAt: Date;
  answerUntil: Date;
}

const LEAST_ANSWER_MINUTES = 5;

/** Times of an offer sent from `from` on; `start` is an epoch minute. null: too late. */
export function offerTimes(
  rules: OfferRules,
  { zone, from, start }: { zone: string; from: Date; start: number },
): OfferTimes | null {
  const notifyAt = afterQuietHours(rules, zone, from);
  const notifyMinute = ceilToMinute(notifyAt);
  const minutes = dateOf(zone, notifyMinute) === dateOf(zone, start) ? rules.sameDayMinutes : rules.answerMinutes;
  const until = Math.min(notifyMinute + minutes, start - rules.leastHours * 60);
  return until - notifyMinute < LEAST_ANSWER_MINUTES ? null : { notifyAt, answerUntil: toTimestamp(until) };
}

function afterQuietHours({ quietStartMinute: since, quietEndMinute: until }: OfferRules, zone: string, at: Date): Date {
  const instant = floorToMinute(at);
  const minute = minuteOfDayAt(zone, instant);
  const today = dateOf(zone, instant);
  const isBeforeEnd = minute < until && (since > until || minute >= since);
  if (isBeforeEnd) return toTimestamp(minuteOfDate(zone, today, until));
  const isSinceEvening = since > until && minute >= since;
  return isSinceEvening ? toTimestamp(minuteOfDate(zone, addDays(today, 1), until)) : at;
}
