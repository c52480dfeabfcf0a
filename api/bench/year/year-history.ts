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

/** A time as it was offered to somebody, and how it stood when the mail had just left. */
export interface YearOffer {
  id: string;
  to: string;
  mailedAt: Instant;
  answerUntil: Instant;
  start: Instant;
  /** Others' turnos, of its professional or in its room. */
  turnosInTheWay: number;
  /** All of it, for who is asked; null: nobody keeps it. */
  heldUntil: Instant | null;
}

/** What one who accepted before the time to answer was over was told. */
interface YearAcceptance {
  patient: number;
  /** To each press. */
  answers: readonly string[];
  /** Somebody else had accepted before. */
  isTaken: boolean;
  /** That came of it. */
  turnoId: string | null;
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
  offers: YearOffer[];
  acceptances: YearAcceptance[];
}

/** What is stored at the end of a run. */
export interface YearStored {
  turnos: readonly StoredTurno[];
  stretches: readonly StoredStretch[];
  acceptedOffers: readonly AcceptedOffer[];
  /** Stretches whose time is held. */
  heldStretchIds: readonly string[];
  /** Counts of forbidden things, by name. */
  overlaps: Readonly<Record<string, number>>;
  /** Mails among them. */
  failedJobs: number;
}

interface Place {
  professionalId: number;
  roomId: number;
  start: Instant;
  end: Instant;
}

export interface StoredTurno extends Place {
  id: string;
  email: string;
  isCancelled: boolean;
}

export interface StoredStretch extends Place {
  id: string;
  outcome: string;
  filledById: string | null;
  givenUpId: string | null;
}

export interface AcceptedOffer {
  entryId: string;
  stretchId: string;
  email: string;
  entryStatus: string;
}
