import { type Buffers, NO_BUFFERS, takenSpan } from './buffers';
import { overlaps, type Interval } from './intervals';

/** An appointment that its professional cannot attend. Epoch minutes. */
export interface Displaced {
  readonly id: string;
  readonly start: number;
  readonly durationMinutes: number;
  readonly buffers?: Buffers;
  /** Kept where it is free. */
  readonly roomId: number;
  /** Already held for it: stays the proposal. */
  readonly held?: Kept;
}

export interface Offer {
  readonly professionalId: number;
  /** Epoch minutes, ascending. */
  readonly starts: readonly number[];
  readonly buffers?: Buffers;
  /** In order of preference, ignoring the displaced appointments. Called only for candidate slots. */
  freeRooms(start: number): readonly number[];
}

export interface Offers {
  readonly own: Offer | null;
  readonly others: readonly Offer[];
}

export interface Proposal {
  readonly professionalId: number;
  readonly start: number;
  readonly roomId: number;
}

interface Kept extends Proposal {
  readonly buffers: Buffers;
}

export interface Proposed {
  /** null: nothing is free. */
  readonly proposal: Proposal | null;
  /** Collide with no proposal; at most one per professional and day. */
  readonly alternatives: readonly Proposal[];
}

interface Limits {
  /** Epoch minute. Proposals also start no earlier than their appointment. */
  readonly earliest: number;
  dayOf(start: number): string;
}

export const ALTERNATIVES = { own: 3, others: 3 };

/**
 * Proposes a slot per appointment id, earliest first: the professional's first free slot, else a colleague's soonest.
 * Proposals never collide, nor take a room that an unmoved appointment holds.
 */
export function proposeSlots(
  turnos: readonly Displaced[],
  offersFor: (durationMinutes: number) => Offers,
  limits: Limits,
): Map<string, Proposed> {
  const spanOf = (turno: Displaced, at: Proposal): Interval => {
    const { own, others } = offersFor(turno.durationMinutes);
    const offer = [...(own ? [own] : []), ...others].find(({ professionalId }) => professionalId === at.professionalId);
    return spanAt(turno, offer, at.start);
  };
  const taken: Taken[] = turnos.flatMap((turno) => [
    { roomId: turno.roomId, ...takenSpan(turno, turno.buffers ?? NO_BUFFERS), heldBy: turno.id },
    ...(turno.held ? [{ ...turno.held, ...heldSpan(turno, turno.held) }] : []),
  ]);
  const chosen = inOrder(turnos).map((turno) => {
    if (turno.held) return { turno, proposal: turno.held };
    const proposal = firstFree(turno, candidates(turno, offersFor(turno.durationMinutes), limits), taken);
    if (proposal) taken.push({ ...proposal, ...spanOf(turno, proposal) });
    return { turno, proposal };
  });
  return new Map(
    chosen.map(({ turno, proposal }) => {
      const alternatives = alternativesTo(turno, offersFor(turno.durationMinutes), limits, taken);
      return [turno.id, { proposal, alternatives }];
    }),
  );
}

interface Taken extends Interval {
  readonly roomId: number;
  /** Absent: only the room is held, because the professional is away. */
  readonly professionalId?: number;
  /** Id of the appointment that releases it when moved. */
  readonly heldBy?: string;
}

function spanAt({ durationMinutes }: Displaced, offer: Offer | undefined, start: number): Interval {
  return takenSpan({ start, durationMinutes }, offer?.buffers ?? NO_BUFFERS);
}

function heldSpan({ durationMinutes }: Displaced, { start, buffers }: Kept): Interval {
  return takenSpan({ start, durationMinutes }, buffers);
}

interface Candidate {
  readonly offer: Offer;
  readonly start: number;
}

function inOrder(turnos: readonly Displaced[]): Displaced[] {
  return turnos.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
}

function candidates(turno: Displaced, offers: Offers, limits: Limits): Candidate[] {
  return [...ownOf(turno, offers, limits), ...othersOf(turno, offers, limits)];
}

function ownOf(turno: Displaced, { own }: Offers, limits: Limits): Candidate[] {
  return own === null ? [] : from(turno, own, limits);
}

/** Soonest first, then in the order of the offers. */
function othersOf(turno: Displaced, { others }: Offers, limits: Limits): Candidate[] {
  return others.flatMap((offer) => from(turno, offer, limits)).toSorted((a, b) => a.start - b.start);
}

function from({ start: before }: Displaced, offer: Offer, { earliest }: Limits): Candidate[] {
  const first = Math.max(before, earliest);
  return offer.starts.filter((start) => start >= first).map((start) => ({ offer, start }));
}

function firstFree(turno: Displaced, among: readonly Candidate[], taken: readonly Taken[]): Proposal | null {
  for (const candidate of among) {
    const free = proposalAt(turno, candidate, taken);
    if (free) return free;
  }
  return null;
}

/** null if the professional or every room is taken. */
function proposalAt(turno: Displaced, { offer, start }: Candidate, taken: readonly Taken[]): Proposal | null {
  const { professionalId } = offer;
  const span = spanAt(turno, offer, start);
  const meeting = taken.filter((it) => it.heldBy !== turno.id && overlaps(it, span));
  if (meeting.some((it) => it.professionalId === professionalId)) return null;
  const rooms = offer.freeRooms(start).filter((id) => meeting.every((it) => it.roomId !== id));
  const [first] = rooms;
  if (first === undefined) return null;
  return { professionalId, start, roomId: rooms.includes(turno.roomId) ? turno.roomId : first };
}

function alternativesTo(turno: Displaced, offers: Offers, limits: Limits, taken: readonly Taken[]): Proposal[] {
  return [
    ...spread(turno, ownOf(turno, offers, limits), limits, taken, ALTERNATIVES.own),
    ...spread(turno, othersOf(turno, offers, limits), limits, taken, ALTERNATIVES.others),
  ];
}

function spread(
  turno: Displaced,
  among: readonly Candidate[],
  { dayOf }: Limits,
  taken: readonly Taken[],
  limit: number,
): Proposal[] {
  const found = new Map<string, Proposal>();
  for (const candidate of among) {
    if (found.size === limit) break;
    const key = `${candidate.offer.professionalId} ${dayOf(candidate.start)}`;
    if (found.has(key)) continue;
    const free = proposalAt(turno, candidate, taken);
    if (free) found.set(key, free);
  }
  return [...found.values()];
}
