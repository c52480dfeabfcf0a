import { DAY_MS, inWords, MINUTE_MS } from '../days/lateness';
import { faultsOfStored } from './check-stored';
import { TURNO_MINUTES, type Seeker } from './seekers';
import type { YearHistory, YearOffer, YearStored, YearTurno } from './year-history';

/** What must not have been in a year, in words; empty when nobody was told, offered or given what was not theirs. */
export function faultsOfYear(history: YearHistory, stored: YearStored): string[] {
  return [
    ...faultsOfTimes(history),
    ...faultsOfVisits(history),
    ...faultsOfOffers(history),
    ...faultsOfAcceptances(history),
    ...faultsOfWeeks(history),
    ...faultsOfStored(history, stored),
  ];
}

const TURNO_MS = TURNO_MINUTES * MINUTE_MS;

/** A professional's time is one turno's at each moment, as people were told of it. */
function faultsOfTimes({ turnos }: YearHistory): string[] {
  const sorted = turnos.toSorted((a, b) => a.professionalId - b.professionalId || a.start - b.start);
  const faults: string[] = [];
  sorted.forEach((one, index) => {
    for (let next = index + 1; next < sorted.length && isSameTime(one, sorted[next]!); next += 1) {
      const other = sorted[next]!;
      if (stoodTogether(one, other)) {
        faults.push(`Turnos ${one.id} and ${other.id} had the same time, of ${inWords(other.start)}`);
      }
    }
  });
  return faults;
}

/** Of one that begins at the same time or earlier. */
function isSameTime(one: YearTurno, other: YearTurno): boolean {
  return other.professionalId === one.professionalId && other.start < one.start + TURNO_MS;
}

function stoodTogether(one: YearTurno, other: YearTurno): boolean {
  return Math.max(one.bookedAt, other.bookedAt) < Math.min(endOf(one), endOf(other));
}

const endOf = ({ ended }: YearTurno): number => ended?.at ?? Infinity;

/** Who looked for a turno once has one at most. */
function faultsOfVisits({ turnos }: YearHistory): string[] {
  const last = new Map<Seeker, YearTurno>();
  return turnos.flatMap((turno) => {
    const before = last.get(turno.seeker);
    last.set(turno.seeker, turno);
    return before && endOf(before) > turno.bookedAt
      ? [`Patient ${turno.seeker.patient} looked for one turno, and had ${before.id} and ${turno.id}`]
      : [];
  });
}

function faultsOfOffers({ offers }: YearHistory): string[] {
  return offers.flatMap((offer) => {
    const fault = faultOfOffer(offer);
    return fault === null ? [] : [`Offer ${offer.id} of ${offer.to}: ${fault}`];
  });
}

function faultOfOffer({ mailedAt, answerUntil, start, turnosInTheWay, heldUntil }: YearOffer): string | null {
  if (start <= mailedAt || answerUntil <= mailedAt) return 'its time is over';
  if (turnosInTheWay > 0) return "its time is another turno's";
  if (heldUntil === null || heldUntil < answerUntil) return 'its time is not held until it is answered';
  return null;
}

/** Whoever accepts in time has the turno, unless somebody was faster, and hears the same however often they press. */
function faultsOfAcceptances({ acceptances }: YearHistory): string[] {
  return acceptances.flatMap(({ patient, answers, isTaken, turnoId }) => {
    const told = [...new Set(answers)].join(' and ');
    const faults = new Set(answers).size > 1 ? [`Two presses of patient ${patient} were answered ${told}`] : [];
    const isLost = !isTaken && turnoId === null;
    return isLost ? [...faults, `Patient ${patient} accepted in time, has no turno, and was answered ${told}`] : faults;
  });
}

/** Of what the clinic offers an address in any seven days, unless it says otherwise. */
const WEEKLY_OFFERS = 3;

function faultsOfWeeks({ mails }: YearHistory): string[] {
  const most = mostOffersInAWeek(mails);
  return most <= WEEKLY_OFFERS ? [] : [`An address was offered ${most} times within seven days`];
}

/** To one address, in any seven days. */
export function mostOffersInAWeek(mails: YearHistory['mails']): number {
  const times = new Map<string, number[]>();
  let most = 0;
  for (const { at, to, kind } of mails) {
    if (kind !== 'waiting-list-offer') continue;
    const recent = [...(times.get(to) ?? []), at].filter((one) => one > at - 7 * DAY_MS);
    times.set(to, recent);
    most = Math.max(most, recent.length);
  }
  return most;
}
