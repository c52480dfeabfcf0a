import { addDays } from './calendar-date';
import { dateOf, minuteOfDate, minuteOfDayAt } from './clinic-time';
import { ceilToMinute, floorToMinute, toTimestamp } from './epoch-minute';

export interface OfferRules {
  /** To answer, when the turno is on the date on which its mail leaves. */
  sameDayMinutes: number;
  /** On any other. */
  answerMinutes: number;
  /** Minutes of the day between which no mail leaves; over midnight if the start is later, never if they are alike. */
  quietStartMinute: number;
  quietEndMinute: number;
  /** Answers end so long before the turno. */
  leastHours: number;
}

interface OfferTimes {
  /** When the mail leaves, from which the time to answer runs. */
  notifyAt: Date;
  answerUntil: Date;
}

/** Less is no time to read a mail and decide. */
const LEAST_ANSWER_MINUTES = 5;

/** Times of an offer that may be sent from `from` on, for a turno at `start` (epoch minute); null: too late. */
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
