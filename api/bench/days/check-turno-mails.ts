import type { CaughtMail, DaysHistory, Instant, Step, Turno } from './days-history';
import { DAY_MS, HOUR_MS, MINUTE_MS, inWords, lateness, wallClock } from './lateness';

/** Before what staff changed is told. */
const NOTICE_MS = 3 * MINUTE_MS;

/** Of all mails about turnos: whom they reached, what they did not tell, and of what they reminded wrongly. */
export function faultsOfTurnoMails(history: DaysHistory): string[] {
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
    .map(({ id, recipients, addresses }) => `was told to ${recipients.join()} with ${addresses.join()}: ${id}`);
}

/** Booked, moved and cancelled are told, unless it was changed again before. */
function faultsOfNews({ steps }: Turno, mails: readonly CaughtMail[], history: DaysHistory): string[] {
  const late = lateness(history);
  return steps.flatMap((step, index) => {
    if (step.kind === 'completed') return [];
    const by = late(step.kind === 'booked' ? step.at : step.at + NOTICE_MS);
    if ((steps[index + 1]?.at ?? Infinity) <= by || by > history.until) return [];
    const isTold = mails.filter(({ at }) => at > step.at && at <= by).some(telling(step, history));
    return isTold ? [] : [`was ${step.kind} at ${inWords(step.at)}, and nobody was told so by ${inWords(by)}`];
  });
}

function telling(step: Step, history: DaysHistory): (mail: CaughtMail) => boolean {
  if (!('start' in step)) return ({ id }) => id.startsWith('appointment-cancelled.');
  const start = startInWords(history, step.start);
  return ({ id, subject }) => /^appointment-(received|moved)\./.test(id) && subject.includes(start);
}

/** Once in the last day before it begins, of what stands then; not of what was booked or moved shortly before. */
function faultsOfReminders({ steps }: Turno, mails: readonly CaughtMail[], history: DaysHistory): string[] {
  const late = lateness(history);
  const reminders = mails.filter(({ id }) => id.startsWith('appointment-reminder.'));
  const owed = standings(steps).filter(
    ({ since, start, isMoved }) => since <= start - DAY_MS - (isMoved ? HOUR_MS : 0),
  );
  const belongs = ({ at }: CaughtMail, { since, until, start }: Standing) =>
    at > since && at >= start - DAY_MS && at < start && at <= until + underWayMs(history, at);
  return [
    ...reminders
      .filter((mail) => !owed.some((standing) => belongs(mail, standing)))
      .map(({ at }) => `was reminded of at ${inWords(at)}, when nobody was owed that`),
    ...owed.flatMap((standing) => {
      const by = late(standing.start - DAY_MS);
      const own = reminders.filter((mail) => belongs(mail, standing));
      const times = new Set(own.map(({ id }) => id)).size;
      if (times > 1) return [`of ${inWords(standing.start)} was reminded of ${times} times`];
      if (standing.until <= by || by > history.until) return [];
      const inTime = own.some(({ at, subject }) => at <= by && subject.includes(startInWords(history, standing.start)));
      return inTime ? [] : [`of ${inWords(standing.start)} was not reminded of by ${inWords(by)}`];
    }),
  ];
}

interface Standing {
  since: Instant;
  until: Instant;
  start: Instant;
  isMoved: boolean;
}

/** When it stood where. */
function standings(steps: readonly Step[]): Standing[] {
  return steps.flatMap((step, index) => {
    if (step.kind !== 'booked' && step.kind !== 'moved') return [];
    const until = steps[index + 1]?.at ?? Infinity;
    return [{ since: step.at, until, start: step.start, isMoved: step.kind === 'moved' }];
  });
}

/** What a stalled server is still taking cannot be called back. */
function underWayMs({ troubles }: DaysHistory, at: Instant): number {
  const isStalled = troubles.some(
    ({ kind, from, until }) => kind === 'stalls' && from <= at && at <= until + MINUTE_MS,
  );
  return isStalled ? MINUTE_MS : 0;
}

/** As every subject tells it: 'lunes, 31 de agosto de 2026, 10:30'. */
function startInWords({ timeZone }: DaysHistory, start: Instant): string {
  const date = new Date(start).toLocaleDateString('es-AR', { dateStyle: 'full', timeZone });
  return `${date}, ${wallClock(timeZone)(start).time}`;
}
