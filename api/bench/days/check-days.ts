import type { CaughtMail, DaysHistory, Instant, Step, Turno } from './days-history';
import { DAY_MS, HOUR_MS, inWords, lateness, MINUTE_MS, wallClock } from './lateness';

const PAPER_MS = 2 * HOUR_MS;
/** After the hour of the backup. */
const ASKED_MS = 10 * MINUTE_MS;
/** 48 hours, and two until housekeeping. */
const KEYS_KEPT_MS = 50 * HOUR_MS;

/** In words; [] when all was done, once and in time. */
export function faultsOfDays(history: DaysHistory): string[] {
  return [
    ...faultsOfTurnoMails(history),
    ...faultsOfDoubles(history),
    ...faultsOfNights(history),
    ...faultsOfPaper(history),
    ...faultsOfClosing(history),
    ...faultsOfKeys(history),
  ];
}

/** Only if the sender cannot know whether the first one left. */
function faultsOfDoubles({ mails, troubles }: DaysHistory): string[] {
  const unsure = troubles.filter(({ kind }) => kind === 'hangs up' || kind === 'killed');
  const seen = new Map<string, Instant>();
  return mails.flatMap(({ id, at }) => {
    const before = seen.get(id);
    seen.set(id, at);
    if (before === undefined) return [];
    const isExcused = unsure.some(({ from, until }) => before >= from && before <= until + MINUTE_MS);
    return isExcused ? [] : [`${id} was sent at ${inWords(before)} and again at ${inWords(at)}`];
  });
}

/** One good backup per night, requested at its hour. */
function faultsOfNights(history: DaysHistory): string[] {
  const { until, backups, troubles } = history;
  return nightsOf(history).flatMap((night) => {
    const own = backups.filter((at) => at >= night && at < night + DAY_MS / 2);
    if (own.length !== 1 && night + ASKED_MS <= until)
      return [`${own.length} backups of the night of ${inWords(night)}`];
    const isKilled = troubles.some(
      ({ kind, from, until: end }) => kind === 'killed' && from <= night + ASKED_MS && end >= night,
    );
    const isLate = own.some((at) => at > night + ASKED_MS);
    return isLate && !isKilled ? [`The backup of the night of ${inWords(night)} was late`] : [];
  });
}

/** First showing of the hour, or of a later one if skipped. */
function nightsOf({ from, until, timeZone, backupHour }: DaysHistory): Instant[] {
  const wall = wallClock(timeZone);
  const nights: Instant[] = [];
  let before = '';
  for (let at = from; at < until; at += 5 * MINUTE_MS) {
    const { date, hour } = wall(at);
    if (hour < backupHour || date === before) continue;
    if (at > from) nights.push(at);
    before = date;
  }
  return nights;
}

/** Every two hours, with the turnos of today and tomorrow. */
function faultsOfPaper(history: DaysHistory): string[] {
  const late = lateness(history);
  const papers = history.mails.filter(({ id }) => id.startsWith('day-paper.'));
  const faults: string[] = [];
  for (let due = Math.ceil(history.from / PAPER_MS) * PAPER_MS; late(due) <= history.until; due += PAPER_MS) {
    const own = papers.filter(({ at }) => at >= due && at < due + PAPER_MS);
    const count = new Set(own.map(({ id }) => id)).size;
    // The next paper replaces one that cannot leave.
    const isDropped = count === 0 && late(due) >= due + PAPER_MS;
    if (count !== 1 && !isDropped) faults.push(`${count} papers of the day at ${inWords(due)}`);
  }
  const wrong = papers.filter((paper) => !bringsItsDays(paper, history));
  return [
    ...faults,
    ...wrong.map(({ at, attachments }) => `The paper of ${inWords(at)} brought ${attachments.join()}`),
  ];
}

function bringsItsDays({ at, attachments }: CaughtMail, { timeZone }: DaysHistory): boolean {
  const wall = wallClock(timeZone);
  // Perhaps made before midnight.
  return [at, at - MINUTE_MS].some((madeAt) => {
    const { date } = wall(madeAt);
    const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
    return attachments.join() === `turnos-${date}.pdf,turnos-${next}.pdf`;
  });
}

/** Past turnos count until closed. */
function faultsOfClosing({ turnos, unclosed }: DaysHistory): string[] {
  return unclosed.flatMap(({ at, count }) => {
    const expected = turnos.filter(({ steps, durationMs }) => {
      const last = steps.findLast((step) => step.at <= at);
      return last && (last.kind === 'booked' || last.kind === 'moved') && last.start + durationMs <= at;
    }).length;
    return count === expected ? [] : [`${count} turnos were unclosed at ${inWords(at)}, and should be ${expected}`];
  });
}

function faultsOfKeys({ oldestKey, until }: DaysHistory): string[] {
  const isKeptTooLong = oldestKey !== null && oldestKey < until - KEYS_KEPT_MS;
  return isKeptTooLong ? [`A retry’s key of ${inWords(oldestKey)} is still kept`] : [];
}

/** For changes by staff. */
const NOTICE_MS = 3 * MINUTE_MS;

/** Recipients, news and reminders. */
function faultsOfTurnoMails(history: DaysHistory): string[] {
  return history.turnos.flatMap((turno) => {
    const mails = history.mails.filter(({ id }) => id.split('.')[1] === turno.id);
    return [
      ...faultsOfRecipients(turno, mails),
      ...faultsOfNews(turno, mails, history),
      ...faultsOfReminders(turno, mails, history),
    ].map((fault) => `Turno ${turno.id} ${fault}`);
  });
}

function faultsOfRecipients({ email }: Turno, mails: readonly CaughtMail[]): string[] {
  return mails
    .filter(({ recipients, addresses }) => recipients.join() !== email || addresses.some((one) => one !== email))
    .map(({ id, recipients, addresses }) => `was sent to ${recipients.join()} with ${addresses.join()}: ${id}`);
}

/** Bookings, moves and cancellations are mailed, unless changed again before. */
function faultsOfNews({ steps }: Turno, mails: readonly CaughtMail[], history: DaysHistory): string[] {
  const late = lateness(history);
  return steps.flatMap((step, index) => {
    if (step.kind === 'completed') return [];
    const by = late(step.kind === 'booked' ? step.at : step.at + NOTICE_MS);
    if ((steps[index + 1]?.at ?? Infinity) <= by || by > history.until) return [];
    const isMailed = mails.filter(({ at }) => at > step.at && at <= by).some(announcing(step, history));
    return isMailed ? [] : [`was ${step.kind} at ${inWords(step.at)}, without a mail by ${inWords(by)}`];
  });
}

function announcing(step: Step, history: DaysHistory): (mail: CaughtMail) => boolean {
  if (!('start' in step)) return ({ id }) => id.startsWith('appointment-cancelled.');
  const start = startInWords(history, step.start);
  return ({ id, subject }) => /^appointment-(received|moved)\./.test(id) && subject.includes(start);
}

/** One in the last day before a turno, with its current time; none when booked or moved shortly before. */
function faultsOfReminders({ steps }: Turno, mails: readonly CaughtMail[], history: DaysHistory): string[] {
  const late = lateness(history);
  const reminders = mails.filter(({ id }) => id.startsWith('appointment-reminder.'));
  const owed = periodsOf(steps).filter(
    ({ since, start, isMoved }) => since <= start - DAY_MS - (isMoved ? HOUR_MS : 0),
  );
  const belongs = ({ at }: CaughtMail, { since, until, start }: Period) =>
    at > since && at >= start - DAY_MS && at < start && at <= until + underWayMs(history, at);
  return [
    ...reminders
      .filter((mail) => !owed.some((period) => belongs(mail, period)))
      .map(({ at }) => `has an undue reminder at ${inWords(at)}`),
    ...owed.flatMap((period) => {
      const by = late(period.start - DAY_MS);
      const own = reminders.filter((mail) => belongs(mail, period));
      const times = new Set(own.map(({ id }) => id)).size;
      if (times > 1) return [`of ${inWords(period.start)} has ${times} reminders`];
      if (period.until <= by || by > history.until) return [];
      const inTime = own.some(({ at, subject }) => at <= by && subject.includes(startInWords(history, period.start)));
      return inTime ? [] : [`of ${inWords(period.start)} has no reminder by ${inWords(by)}`];
    }),
  ];
}

/** From booking or move to the next change. */
interface Period {
  since: Instant;
  until: Instant;
  start: Instant;
  isMoved: boolean;
}

function periodsOf(steps: readonly Step[]): Period[] {
  return steps.flatMap((step, index) => {
    if (step.kind !== 'booked' && step.kind !== 'moved') return [];
    const until = steps[index + 1]?.at ?? Infinity;
    return [{ since: step.at, until, start: step.start, isMoved: step.kind === 'moved' }];
  });
}

/** A stalled server may still accept a mail. */
function underWayMs({ troubles }: DaysHistory, at: Instant): number {
  const isStalled = troubles.some(
    ({ kind, from, until }) => kind === 'stalls' && from <= at && at <= until + MINUTE_MS,
  );
  return isStalled ? MINUTE_MS : 0;
}

/** In each subject: 'lunes, 31 de agosto de 2026, 10:30'. */
function startInWords({ timeZone }: DaysHistory, start: Instant): string {
  const date = new Date(start).toLocaleDateString('es-AR', { dateStyle: 'full', timeZone });
  return `${date}, ${wallClock(timeZone)(start).time}`;
}
