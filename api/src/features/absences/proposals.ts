import { proposeSlots, type Displaced, type Offer, type Offers, type Proposal } from '../../domain/absence-proposals';
import { dayNumber } from '../../domain/calendar-date';
import { dateOf, toOffsetIso } from '../../domain/clinic-time';
import { ceilToMinute, floorToMinute } from '../../domain/epoch-minute';
import { isFreeForHolder } from '../../domain/held-slot';
import { freeRooms, offeredSlots, type Schedule } from '../../domain/slots';
import { roomsWithout } from '../../domain/without-turnos';
import type { Context } from '../../platform/context';
import { takenBy, type AppointmentRow } from '../appointments/appointment-row';
import { canReassign } from '../appointments/appointment.policy';
import type { Hold } from '../holds/hold.entity';
import type { Professional } from '../professionals/professional.object';
import { listProfessionals } from '../professionals/professional.service';
import { listActiveRooms } from '../rooms/room.service';
import { clinicSettings } from '../settings/settings.service';
import { datesFrom } from '../slots/look-for-slots';
import { loadSchedules, toSchedule, type ScheduleData, type SlotQuery } from '../slots/schedule.sql';
import { FEW_ROOMS } from '../slots/search-few-rooms-first';
import type { AbsenceProposal } from './absence.objects';
import { holdsByTurno } from './held-proposals';

export interface ShownProposals {
  proposal: AbsenceProposal | null;
  alternatives: AbsenceProposal[];
}

/** Days to search after a turno's date. */
const SEARCH_DAYS = 14;
/** Time for a patient to hear of it and come. */
const NOTICE_MINUTES = 60;
/** The first in display order. */
const MOST_COLLEAGUES = 12;

interface Displacement {
  professional: Professional;
  /** yyyy-MM-dd of first and last turno. */
  first: string;
  last: string;
  /** Only colleagues' slots are proposed. */
  leaves?: boolean;
}

/** By the turno's id; colleagues' only for callers who may reassign. */
export async function proposalsFor(
  ctx: Context,
  { professional, first, last, leaves = false }: Displacement,
  turnos: readonly AppointmentRow[],
): Promise<Map<string, ShownProposals>> {
  if (turnos.length === 0) return new Map();
  const { timeZone } = await clinicSettings(ctx);
  const earliest = ceilToMinute(ctx.now) + NOTICE_MINUTES;
  const soonest = dateOf(timeZone, earliest);
  const from = first > soonest ? first : soonest;
  const dates = datesFrom(from, 0, dayNumber(last > from ? last : from) - dayNumber(from) + SEARCH_DAYS);
  const colleagues = await colleaguesOf(ctx, professional);
  const [held, own, others, rooms] = await Promise.all([
    holdsByTurno(ctx, ctx.db, turnos),
    schedulesOf(ctx, leaves ? [] : [professional], dates, null),
    schedulesOf(ctx, colleagues, dates, FEW_ROOMS),
    listActiveRooms(ctx),
  ]);
  const holds = stillFree(held, [...own, ...others], { dates, earliestStart: ceilToMinute(ctx.now) });
  const schedule = { dates, earliestStart: earliest };
  const offersFor = byLength((durationMinutes): Offers => {
    const offerOf = (data: ScheduleData) => toOffer(data, toSchedule(data, { ...schedule, durationMinutes }), turnos);
    return { own: own.map(offerOf)[0] ?? null, others: others.map(offerOf) };
  });
  const proposed = proposeSlots(
    turnos.map((turno) => withHeld(turno, holds.get(turno.id))),
    offersFor,
    { earliest, dayOf: (start) => dateOf(timeZone, start) },
  );

  const roomNames = new Map(rooms.map(({ id, name }) => [id, name]));
  const names = new Map([professional, ...colleagues].map(({ id, name }) => [id, name]));
  const show = (
    { durationMinutes }: AppointmentRow,
    { start, professionalId, roomId }: Proposal,
    hold?: Hold,
  ): AbsenceProposal => ({
    startTime: toOffsetIso(timeZone, start),
    endTime: toOffsetIso(timeZone, start + durationMinutes),
    professionalId,
    professionalName: names.get(professionalId) ?? '',
    roomId,
    roomName: roomNames.get(roomId) ?? '',
    heldUntil: hold ? toOffsetIso(timeZone, floorToMinute(hold.expiresAt)) : null,
  });
  return new Map(
    turnos.map((turno) => {
      const { proposal, alternatives } = proposed.get(turno.id)!;
      const shown = {
        proposal: proposal && show(turno, proposal, holds.get(turno.id)),
        alternatives: alternatives.map((it) => show(turno, it)),
      };
      return [turno.id, shown];
    }),
  );
}

function withHeld(turno: AppointmentRow, hold: Hold | undefined): Displaced {
  const { id, start, durationMinutes, roomId } = turno;
  const buffers = { beforeMinutes: turno.bufferBeforeMinutes, afterMinutes: turno.bufferAfterMinutes };
  const held = hold && {
    professionalId: hold.professionalId,
    start: floorToMinute(hold.startsAt),
    roomId: hold.roomId,
    buffers: { beforeMinutes: hold.bufferBeforeMinutes, afterMinutes: hold.bufferAfterMinutes },
  };
  return { id, start, durationMinutes, roomId, buffers, ...(held && { held }) };
}

async function colleaguesOf(ctx: Context, { id, specialtyId }: Professional): Promise<Professional[]> {
  if (specialtyId === null || !canReassign(ctx.actor)) return [];
  const all = await listProfessionals(ctx, specialtyId);
  return all.filter((it) => it.id !== id).slice(0, MOST_COLLEAGUES);
}

async function schedulesOf(
  { db, now }: Context,
  professionals: readonly Professional[],
  dates: readonly string[],
  roomLimit: number | null,
): Promise<ScheduleData[]> {
  if (professionals.length === 0) return [];
  const professionalIds = professionals.map(({ id }) => id);
  const [from, to] = [dates[0]!, dates.at(-1)!];
  const dated = { professionalIds, from, to, now };
  const found = await loadSchedules(db, { ...dated, roomId: null, roomLimit, withUnsuitable: false });
  return found.toSorted(
    (a, b) => professionalIds.indexOf(a.professionalId) - professionalIds.indexOf(b.professionalId),
  );
}

function toOffer({ professionalId }: ScheduleData, full: Schedule, turnos: readonly AppointmentRow[]): Offer {
  const displaced = turnos.map((turno) => ({ roomId: turno.roomId, taken: takenBy(turno) }));
  const schedule = { ...full, rooms: roomsWithout(full.rooms, displaced) };
  return {
    professionalId,
    ...(schedule.buffers && { buffers: schedule.buffers }),
    starts: offeredSlots(schedule).flatMap(({ starts }) => starts),
    freeRooms: (start) =>
      freeRooms(schedule, start)
        .filter(({ state, isSuitable }) => state === 'free' && isSuitable)
        .map(({ roomId }) => Number(roomId)),
  };
}

function byLength(make: (durationMinutes: number) => Offers): (durationMinutes: number) => Offers {
  const made = new Map<number, Offers>();
  return (durationMinutes) => {
    const offers = made.get(durationMinutes) ?? make(durationMinutes);
    made.set(durationMinutes, offers);
    return offers;
  };
}

/** Absences, closed rooms or departures may have ended holds. */
function stillFree(
  holds: ReadonlyMap<string, Hold>,
  schedules: readonly ScheduleData[],
  query: Pick<SlotQuery, 'dates' | 'earliestStart'>,
): Map<string, Hold> {
  const isStill = ({ professionalId, roomId, startsAt, endsAt }: Hold): boolean => {
    const data = schedules.find((it) => it.professionalId === professionalId);
    if (!data) return false;
    const start = floorToMinute(startsAt);
    const schedule = toSchedule(data, { ...query, durationMinutes: floorToMinute(endsAt) - start });
    return isFreeForHolder({ ...schedule, rooms: schedule.rooms.filter((room) => room.roomId === roomId) }, start);
  };
  return new Map([...holds].filter(([, hold]) => isStill(hold)));
}
