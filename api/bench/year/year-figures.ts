import { DAY_MS } from '../days/lateness';
import { median } from '../support/distribution';
import { mostOffersInAWeek } from './check-year';
import type { Seeker } from './seekers';
import type { YearHistory, YearTurno } from './year-history';

export interface Share {
  of: number;
  count: number;
}

export interface YearFigures {
  isListOn: boolean;
  /** Of the times that the clinic offered. */
  occupied: Share;
  attended: Share;
  /** Of turnos; those that were given up for an earlier one are none. */
  cancelled: Share;
  missed: Share;
  /** Of times that somebody gave back, by how long before: those that were another's in the end. */
  refilled: Readonly<Record<Notice, Share>>;
  /** Of all times that somebody gave back. */
  refilledByList: Share;
  /** From asking to being seen, of who asked for the first turno. */
  medianWaitDays: number;
  turnedAway: number;
  joined: number;
  outcomes: YearHistory['outcomes'];
  /** Of offers. */
  accepted: Share;
  /** Who had none, and got a turno by the list. */
  newTurnos: number;
  exchanged: { count: number; daysWon: number; medianDaysWon: number };
  /** Of the list, to one patient, in a week in which there were any. */
  weeklyMails: { mean: number; max: number };
  mostOffersInAWeek: number;
}

export const NOTICES = ['less than a day', '1 to 3 days', 'more'] as const;
type Notice = (typeof NOTICES)[number];

export function figuresOf(history: YearHistory): YearFigures {
  const { from, until, offeredTimes, acceptances, mails } = history;
  const turnos = history.turnos.filter(({ start }) => start >= from && start < until);
  const standing = turnos.filter(({ ended }) => ended === null);
  const own = turnos.filter(({ ended }) => ended?.how !== 'exchanged');
  const closed = standing.filter(({ isMissed }) => isMissed !== null);
  const attended = closed.filter(({ isMissed }) => !isMissed);
  const freed = freedTimes(turnos, standing);
  const first = standing.filter(({ seeker }) => !seeker.isControl);
  const won = daysWon(history.turnos);
  const share = (count: number, of: number): Share => ({ of, count });
  return {
    isListOn: history.isListOn,
    occupied: share(standing.length, offeredTimes),
    attended: share(attended.length, offeredTimes),
    cancelled: share(own.length - standing.length, own.length),
    missed: share(closed.length - attended.length, closed.length),
    refilled: Object.fromEntries(
      NOTICES.map((notice) => {
        const ofNotice = freed.filter((one) => one.notice === notice);
        return [notice, share(ofNotice.filter(({ by }) => by !== null).length, ofNotice.length)];
      }),
    ) as YearFigures['refilled'],
    refilledByList: share(freed.filter(({ by }) => by?.isOffered).length, freed.length),
    medianWaitDays: median(first.map(({ seeker, start }) => (start - seeker.at) / DAY_MS)),
    turnedAway: history.turnedAway.filter(({ at }) => at >= from && at < until).length,
    joined: history.joined,
    outcomes: history.outcomes,
    accepted: share(
      acceptances.filter(({ turnoId }) => turnoId !== null).length,
      mails.filter(({ kind }) => kind === 'waiting-list-offer').length,
    ),
    newTurnos: history.turnos.filter(({ isOffered }) => isOffered).length - won.length,
    exchanged: {
      count: won.length,
      daysWon: won.reduce((sum, days) => sum + days, 0),
      medianDaysWon: median(won),
    },
    weeklyMails: weeklyMails(history),
    mostOffersInAWeek: mostOffersInAWeek(mails),
  };
}

const timeOf = ({ professionalId, start }: YearTurno): string => `${professionalId} ${start}`;

/** Each once, with the notice of who gave it back last, and whose it was in the end. */
function freedTimes(turnos: readonly YearTurno[], standing: readonly YearTurno[]) {
  const taken = new Map(standing.map((turno) => [timeOf(turno), turno]));
  const noticeMs = new Map<string, number>();
  for (const turno of turnos) {
    if (turno.ended === null) continue;
    const time = timeOf(turno);
    noticeMs.set(time, Math.min(turno.start - turno.ended.at, noticeMs.get(time) ?? Infinity));
  }
  return [...noticeMs].map(([time, ms]) => ({ notice: noticeOf(ms), by: taken.get(time) ?? null }));
}

function noticeOf(ms: number): Notice {
  return ms < DAY_MS ? 'less than a day' : ms < 3 * DAY_MS ? '1 to 3 days' : 'more';
}

/** Of each turno that was given up for an earlier one. */
function daysWon(turnos: readonly YearTurno[]): number[] {
  const kept = new Map<Seeker, YearTurno>();
  const won: number[] = [];
  for (const turno of turnos) {
    const before = kept.get(turno.seeker);
    if (turno.isOffered && before?.ended?.how === 'exchanged') won.push((before.start - turno.start) / DAY_MS);
    kept.set(turno.seeker, turno);
  }
  return won;
}

function weeklyMails({ from, mails }: YearHistory): { mean: number; max: number } {
  const counts = new Map<string, number>();
  for (const { at, to, kind } of mails) {
    if (!kind.startsWith('waiting-list-')) continue;
    const week = `${to} ${Math.floor((at - from) / (7 * DAY_MS))}`;
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  const all = [...counts.values()];
  const sum = all.reduce((total, count) => total + count, 0);
  return { mean: all.length === 0 ? 0 : sum / all.length, max: Math.max(0, ...all) };
}
