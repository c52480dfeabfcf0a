import { Random } from '../../src/demo/make/random';
import { DAY_MS, MINUTE_MS } from '../days/lateness';
import type { Instant } from '../days/days-history';

export const TURNO_MINUTES = 30;

/** What a year of a clinic is made of; the same for its two runs. */
export interface YearShape {
  seed: number;
  /** A Monday's midnight; the clinic's clock does not change in that year. */
  from: Instant;
  days: number;
  professionals: number;
  /** Of each professional, on each of five days a week. */
  turnosADay: number;
  /** Turnos that are looked for, for each one that there is. */
  load: number;
  /** Of all offers, 0 to 1: who accepts in time when there is as long as this to answer. */
  acceptance: number;
  answersWithinMinutes: number;
  /** The list's settings; what is absent is as the product has it. */
  rules: { atOnce?: number; answerMinutes?: number };
}

/** Somebody who looks for a turno once, and all that they will do whatever becomes of it. */
export interface Seeker {
  at: Instant;
  /** One comes several times in a year. */
  patient: number;
  /** Which of the clinic's, from 0. */
  professional: number;
  /** They take the first turno from here on that suits; `isControl`: weeks ahead, and no earlier one is wanted. */
  wantedFrom: Instant;
  isControl: boolean;
  /** With none by then they go elsewhere. */
  patientUntil: Instant;
  /** 1 = Monday to 5. */
  weekdays: readonly number[];
  /** What they need to know a turno before, whoever tells them of it. */
  noticeHours: number;
  /** Each [0, 1): decides one thing, the same in both runs. */
  lots: Readonly<
    Record<'cancels' | 'cancelsWhen' | 'cancelsLate' | 'misses' | 'joins' | 'joinsAny' | 'answers', number>
  >;
}

export type Answer = 'accept' | 'decline' | 'none';

/** Of all who look for one. */
const CONTROLS = 0.3;
const MEAN_PATIENCE_DAYS = 16;
const VISITS_A_YEAR = 4;
const NOTICES = [2, 2, 12, 24];

/** Those of one day, in order; the same for the same seed, whatever the clinic does. */
export function seekersOf(shape: YearShape, day: number): Seeker[] {
  const { seed, from, professionals, turnosADay, load } = shape;
  const random = new Random(seed * 10_007 + day);
  const aDay = (professionals * turnosADay * 5) / 7;
  const patients = Math.ceil((aDay * 365 * load) / VISITS_A_YEAR);
  const midnight = from + day * DAY_MS;
  const count = Math.floor(aDay * load * (0.7 + 0.6 * random.next()) + random.next());
  return Array.from({ length: count }, () => {
    // From seven in the morning until eleven at night.
    const at = midnight + random.integer(7 * 60, 23 * 60) * MINUTE_MS;
    const isControl = random.chance(CONTROLS);
    const wantedFrom = isControl ? midnight + random.integer(14, 60) * DAY_MS : at;
    const patience = isControl ? 30 : 1 - Math.log(1 - random.next()) * MEAN_PATIENCE_DAYS;
    const away = random.integer(1, 8);
    return {
      at,
      patient: random.integer(1, patients),
      professional: random.integer(0, professionals - 1),
      wantedFrom,
      isControl,
      patientUntil: wantedFrom + Math.min(patience, 60) * DAY_MS,
      weekdays: [1, 2, 3, 4, 5].filter((weekday) => weekday !== away),
      noticeHours: random.pick(NOTICES),
      lots: {
        cancels: random.next(),
        cancelsWhen: random.next(),
        cancelsLate: random.next(),
        misses: random.next(),
        joins: random.next(),
        joinsAny: random.next(),
        answers: random.next(),
      },
    };
  }).toSorted((one, other) => one.at - other.at);
}

/** When they cancel a turno that was booked `at`; null: they do not. About one in seven, more of what is far off. */
export function cancelsAt({ lots }: Seeker, at: Instant, start: Instant): Instant | null {
  const lead = start - at;
  if (lots.cancels >= Math.min(0.25, 0.09 + (0.004 * lead) / DAY_MS)) return null;
  // A third on the last day, a quarter on the two before it, the others at any time.
  const [least, most] = lots.cancelsLate < 0.35 ? [1 / 24, 1] : lots.cancelsLate < 0.6 ? [1, 3] : [3, 60];
  const before = (least + lots.cancelsWhen * (Math.min(most, lead / DAY_MS) - least)) * DAY_MS;
  const cancelled = Math.round((start - before) / MINUTE_MS) * MINUTE_MS;
  return cancelled <= at || cancelled >= start ? null : cancelled;
}

/** Whether they do not come, and say nothing: more often the longer ago they booked. */
export function misses({ lots }: Seeker, at: Instant, start: Instant): boolean {
  return lots.misses < Math.min(0.2, 0.03 + (0.005 * (start - at)) / DAY_MS);
}

/** To their `nth` offer, however long there is to answer; `isTwice`: they press twice. */
export function answerOf(
  { lots }: Seeker,
  nth: number,
  { acceptance, answersWithinMinutes }: Pick<YearShape, 'acceptance' | 'answersWithinMinutes'>,
): { answer: Answer; afterMs: number; isTwice: boolean } {
  const random = new Random(Math.floor(lots.answers * 2 ** 31) + nth);
  const lottery = random.next();
  const answer = lottery < acceptance ? 'accept' : lottery < acceptance + DECLINES ? 'decline' : 'none';
  // Half of who answer do so in the first quarter of that time.
  const afterMs = random.next() ** 2 * answersWithinMinutes * MINUTE_MS;
  return { answer, afterMs, isTwice: random.chance(0.2) };
}

const DECLINES = 0.12;
