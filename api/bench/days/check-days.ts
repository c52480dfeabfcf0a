import type { CaughtMail, DaysHistory, Instant, Step, Turno } from './days-history';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From what is due to its mail. */
const PROMPT_MS = 3 * MINUTE_MS;
/** Staff's changes wait for as long. */
const NOTICE_MS = 3 * MINUTE_MS;
const PAPER_MS = 2 * HOUR_MS;
/** What is tried again after trouble comes within. */
const RECOVERS_MS = 15 * MINUTE_MS;

/** What went wrong in the clinic's days, in words; empty when all was done, once and in time. */
export function faultsOfDays(history: DaysHistory): string[] {
  const ofTurno = new Map<string, CaughtMail[]>();
  for (const mail of history.mails) {
    const id = turnoOf(mail);
    if (id !== null) ofTurno.set(id, [...(ofTurno.get(id) ?? []), mail]);
  }
  const late = lateness(history);
  return [
    ...history.turnos.flatMap((turno) => [
      ...faultsOfRecipients(turno, ofTurno.get(turno.id) ?? []),
      ...faultsOfNews(turno, ofTurno.get(turno.id) ?? [], late, history.until),
      ...faultsOfReminders(turno, ofTurno.get(turno.id) ?? [], late, history),
    ]),
    ...faultsOfDoubles(history),
    ...faultsOfNights(history),
    ...faultsOfPaper(history, late),
    ...faultsOfClosing(history),
    ...(history.oldestKey !== null && history.oldestKey < history.until - 50 * HOUR_MS
      ? [`A retry's key of ${inWords(history.oldestKey)} is still kept`]
      : []),
  ];
}

type Lateness = (due: Instant) => Instant;

/** Until when what is due then has to be there: mail servers that fail are waited for. */
function lateness({ troubles }: DaysHistory): Lateness {
  return (due) => {
    let until = due + PROMPT_MS;
    for (const trouble of troubles) {
      if (trouble.from <= until && trouble.until + RECOVERS_MS > until) until = trouble.until + RECOVERS_MS;
    }
    return until;
  };
}

function faultsOfRecipients({ id, email }: Turno, mails: readonly CaughtMail[]): string[] {
  return mails
    .filter(({ recipients, addresses }) => recipients.join() !== email || addresses.some((one) => one !== email))
    .map((mail) => `Turno ${id}: ${mail.id} went to ${mail.recipients.join()} with ${mail.addresses.join()}`);
}

/** Booked, moved and cancelled are told, unless it was changed again before. */
function faultsOfNews({ id, steps }: Turno, mails: readonly CaughtMail[], late: Lateness, end: Instant): string[] {
  return steps.flatMap((step, index) => {
    if (step.kind === 'completed') return [];
    const [kind, due] = step.kind === 'booked' ? ['received', step.at] : [step.kind, step.at + NOTICE_MS];
    const by = late(due);
    if ((steps[index + 1]?.at ?? Infinity) <= by || by > end) return [];
    const isTold = mails.some(
      ({ id: mail, at }) => mail.startsWith(`appointment-${kind}.`) && at >= step.at && at <= by,
    );
    return isTold ? [] : [`Turno ${id}, ${step.kind} at ${inWords(step.at)}: nobody was told by ${inWords(by)}`];
  });
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

function faultsOfReminders(
  { id, steps }: Turno,
  mails: readonly CaughtMail[],
  late: Lateness,
  { from, until: end }: DaysHistory,
): string[] {
  const reminders = mails.filter((mail) => mail.id.startsWith('appointment-reminder.'));
  const faults: string[] = [];
  const expected = new Set<string>();
  for (const { since, until, start, isMoved } of standings(steps)) {
    const due = start - DAY_MS;
    const isOwed = since <= (isMoved ? due - HOUR_MS : due) && due >= from;
    const own = new Set(reminders.filter(({ at }) => at >= since && at <= until).map((mail) => mail.id));
    if (isOwed && until > due) for (const mail of own) expected.add(mail);
    const inTime = reminders.some(({ at }) => at >= due && at <= Math.min(late(due), start) && at <= until);
    if (isOwed && until > late(due) && late(due) <= end && !inTime) {
      faults.push(`Turno ${id} of ${inWords(start)} was not reminded by ${inWords(late(due))}`);
    }
    if (own.size > 1) faults.push(`Turno ${id} of ${inWords(start)} was reminded of ${own.size} times`);
    for (const { at } of reminders) {
      if (at >= since && at <= until && at < due)
        faults.push(`Turno ${id} was reminded of at ${inWords(at)}, too early`);
    }
  }
  for (const mail of reminders) {
    if (!expected.has(mail.id)) faults.push(`Turno ${id}: a reminder at ${inWords(mail.at)} that nobody was owed`);
  }
  return faults;
}

/** The same mail again is right only where nobody can know whether it left. */
function faultsOfDoubles({ mails, troubles }: DaysHistory): string[] {
  const seen = new Map<string, Instant>();
  return mails.flatMap(({ id, at }) => {
    const before = seen.get(id);
    seen.set(id, at);
    if (before === undefined) return [];
    const isExcused = troubles.some(({ from, until }) => before >= from && before <= until);
    return isExcused ? [] : [`${id} was sent at ${inWords(before)} and again at ${inWords(at)}`];
  });
}

/** One good backup for each night, begun when its hour is there. */
function faultsOfNights({ from, until, timeZone, backupHour, backups }: DaysHistory): string[] {
  const nights: Instant[] = [];
  let before = '';
  for (let at = from; at < until - HOUR_MS; at += 5 * MINUTE_MS) {
    const { date, hour } = localOf(timeZone, at);
    if (hour === backupHour && date !== before && at > from) nights.push(at);
    if (hour === backupHour) before = date;
  }
  const faults = nights.flatMap((night) => {
    const count = backups.filter((at) => at >= night && at < night + 12 * HOUR_MS).length;
    return count === 1 ? [] : [`${count} backups of the night of ${inWords(night)}`];
  });
  const isPrompt = (night: Instant) => backups.some((at) => at >= night && at <= night + 10 * MINUTE_MS);
  return [...faults, ...nights.filter((night) => !isPrompt(night)).map((night) => `A late backup: ${inWords(night)}`)];
}

/** Every two hours, with the local day's turnos and the next one's. */
function faultsOfPaper({ from, until, timeZone, mails }: DaysHistory, late: Lateness): string[] {
  const papers = mails.filter(({ id }) => id.startsWith('day-paper.'));
  const faults: string[] = [];
  for (let due = Math.ceil(from / PAPER_MS) * PAPER_MS; late(due) < until; due += PAPER_MS) {
    const by = Math.min(late(due), due + PAPER_MS);
    const own = new Set(papers.filter(({ at }) => at >= due && at < due + PAPER_MS).map(({ id }) => id));
    const isLost = late(due) >= due + PAPER_MS && own.size === 0;
    if (own.size !== 1 && !isLost) faults.push(`${own.size} papers of the day at ${inWords(due)}, by ${inWords(by)}`);
  }
  for (const { at, attachments } of papers) {
    const { date } = localOf(timeZone, at);
    const next = new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
    if (attachments.join() !== `turnos-${date}.pdf,turnos-${next}.pdf`) {
      faults.push(`The paper of ${inWords(at)} brought ${attachments.join()}`);
    }
  }
  return faults;
}

/** A turno that is over stays unclosed until somebody closes it. */
function faultsOfClosing({ turnos, unclosed }: DaysHistory): string[] {
  return unclosed.flatMap(({ at, count }) => {
    const expected = turnos.filter(({ steps, durationMs }) => {
      const last = steps.findLast((step) => step.at <= at);
      return last && (last.kind === 'booked' || last.kind === 'moved') && last.start + durationMs <= at;
    }).length;
    return count === expected ? [] : [`${count} turnos were unclosed at ${inWords(at)}, and should be ${expected}`];
  });
}

function turnoOf({ id }: CaughtMail): string | null {
  return /^appointment-\w+\.([0-9a-f-]{36})\./.exec(id)?.[1] ?? null;
}

function localOf(timeZone: string, at: Instant): { date: string; hour: number } {
  const text = new Date(at).toLocaleString('sv-SE', { timeZone });
  return { date: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

function inWords(at: Instant): string {
  return new Date(at).toISOString().slice(0, 16);
}
