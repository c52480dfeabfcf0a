import type { Instant } from '../days/days-history';
import type { Seeker } from './seekers';

export interface YearTurno {
  id: string;
  seeker: Seeker;
  professionalId: number;
  bookedAt: Instant;
  start: Instant;
  /** Through the waiting list. */
  isOffered: boolean;
  /** `exchanged`: given up for an earlier one. */
  ended: { at: Instant; how: 'cancelled' | 'exchanged' } | null;
  /** null: its time has not come. */
  isMissed: boolean | null;
}

/** What one run of the year did, as its people saw it. */
export interface YearHistory {
  isListOn: boolean;
  /** What is measured: turnos that begin in it. */
  from: Instant;
  until: Instant;
  /** Times that the clinic offered in it, before anybody booked. */
  offeredTimes: number;
  turnos: YearTurno[];
  /** Who found nothing in their time: `waits` in the list, or went elsewhere. */
  turnedAway: { at: Instant; waits: boolean }[];
  /** Places in the list. */
  joined: number;
  /** What became of the times that were offered, by outcome. */
  outcomes: Record<string, number>;
  mails: { at: Instant; to: string; kind: string }[];
  presses: { accepted: number; taken: number; declined: number };
  faults: string[];
}
