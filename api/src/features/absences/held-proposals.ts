import { In } from 'typeorm';

import { isScheduled } from '../../domain/appointment-status';
import { floorToMinute } from '../../domain/epoch-minute';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { instantOf } from '../../platform/validation/instant';
import { isUuid } from '../../platform/validation/uuid';
import { AppointmentEntity } from '../appointments/appointment.entity';
import type { AppointmentRow } from '../appointments/appointment-row';
import type { TimeFreed, TimeTakenBack, WantedTime } from '../appointments/change/freed-time';
import { lockAppointment } from '../appointments/change/lock-appointment';
import type { AbsenceRemoved } from '../availability/removed-absence';
import { UnavailableDateEntity } from '../availability/unavailable-date.entity';
import type { Hold } from '../holds/hold.entity';
import { holdsOf, placeHold, releaseHolds, renewHolds, type Owner } from '../holds/hold.service';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { clinicSettingsIn } from '../settings/settings.service';
import { spanOf, turnosIn } from './board-rows';

/** Long enough to call all patients of a day. */
const HELD_MS = 60 * 60_000;

export const heldUntilFrom = ({ now }: Pick<Context, 'now'>): Date => new Date(now.getTime() + HELD_MS);

const ownerOf = (appointmentId: string): Owner => ({ purpose: 'absence', ownerId: appointmentId });

/** By the turno's id. */
export async function holdsByTurno(
  ctx: Pick<Context, 'now'>,
  db: Pick<Transaction, 'manager'>,
  turnos: readonly Pick<AppointmentRow, 'id' | 'durationMinutes'>[],
): Promise<Map<string, Hold>> {
  if (turnos.length === 0) return new Map();
  const lengths = new Map(turnos.map(({ id, durationMinutes }) => [id, durationMinutes]));
  const holds = await holdsOf(ctx, db, 'absence', [...lengths.keys()]);
  const fitting = holds.filter(({ ownerId, startsAt, endsAt }) => lengths.get(ownerId) === minutesOf(startsAt, endsAt));
  return new Map(fitting.map((hold) => [hold.ownerId, hold]));
}

interface Wanted {
  professionalId: number;
  roomId: number;
  startTime: string;
}

/**
 * Holds a slot for a turno, instead of any other. CONFLICT when the turno was moved or cancelled since, or as placeHold
 * rejects.
 */
export async function keepProposal(
  ctx: Context,
  turno: Placed & Pick<AppointmentRow, 'id'>,
  { professionalId, roomId, startTime }: Wanted,
): Promise<void> {
  const expiresAt = heldUntilFrom(ctx);
  const owner = ownerOf(turno.id);
  const presentOnes = (tx: Transaction) => holdsOf(ctx, tx, owner.purpose, [owner.ownerId]);
  await ctx.transact(async (tx) => {
    const current = await lockAppointment(tx, turno.id);
    if (!isScheduled(current.status) || !isWhereItWas(current, turno)) throw changedMeanwhile();
    const before = await presentOnes(tx);
    await lockOccupancy(ctx, tx, {
      roomIds: [roomId, ...before.map((hold) => hold.roomId)],
      professionalIds: [professionalId, ...before.map((hold) => hold.professionalId)],
    });
    const { durationMinutes, zone } = current;
    const start = instantOf('startTime', startTime, zone);
    const isWanted = (hold: Hold) => isThere(hold, { professionalId, roomId, start, durationMinutes });
    // The hold may have been broken before the lock.
    const present = await presentOnes(tx);
    const wanted = present.filter(isWanted);
    await releaseHolds(
      tx,
      present.filter((hold) => !isWanted(hold)),
    );
    if (wanted.length > 0) await renewHolds(ctx, tx, wanted, expiresAt);
    else await placeHold(ctx, tx, { professionalId, roomId, startTime, durationMinutes, expiresAt, ...owner });
  });
}

type Placed = Pick<AppointmentRow, 'start' | 'durationMinutes' | 'professionalId'>;

function isWhereItWas(now: Placed, then: Placed): boolean {
  return (
    now.start === then.start &&
    now.durationMinutes === then.durationMinutes &&
    now.professionalId === then.professionalId
  );
}

function changedMeanwhile(): AppError {
  return new AppError('CONFLICT', 'Alguien cambió el turno mientras tanto');
}

function isThere(hold: Hold, slot: Pick<WantedTime, 'professionalId' | 'roomId' | 'start' | 'durationMinutes'>) {
  return (
    hold.professionalId === slot.professionalId &&
    hold.roomId === slot.roomId &&
    floorToMinute(hold.startsAt) === slot.start &&
    minutesOf(hold.startsAt, hold.endsAt) === slot.durationMinutes
  );
}

/** Releases the turno's holds; returns the buffers of one on that very time. */
export const takeProposal: TimeTakenBack = async (ctx, tx, wanted) => {
  const released = await releaseAllOf(ctx, tx, wanted.appointmentId);
  const taken = released.find((hold) => isThere(hold, wanted));
  if (!taken) return null;
  const { bufferBeforeMinutes, bufferAfterMinutes } = taken;
  return { bufferBeforeMinutes, bufferAfterMinutes };
};

export const releaseProposal: TimeFreed = async (ctx, tx, { appointmentId }) => {
  await releaseAllOf(ctx, tx, appointmentId);
};

/** Releases the holds of turnos that no absence affects any longer. */
export const releaseUnneeded: AbsenceRemoved = async (ctx, tx, removed) => {
  const { professionalId, date } = removed;
  const { timeZone } = await clinicSettingsIn(tx);
  const turnosOf = (dates: readonly Parameters<typeof spanOf>[0][]) =>
    turnosIn(
      tx,
      professionalId,
      dates.map((it) => spanOf(it, timeZone)),
    );
  const remaining = await turnosOf(await tx.manager.findBy(UnavailableDateEntity, { professionalId, date }));
  const affected = new Set(remaining.map(({ id }) => id));
  const unaffected = (await turnosOf([removed])).filter(({ id }) => !affected.has(id));
  const ids = unaffected.map(({ id }) => id);
  await releaseHolds(tx, await holdsOf(ctx, tx, 'absence', ids));
};

async function releaseAllOf(ctx: Context, tx: Transaction, appointmentId: string): Promise<Hold[]> {
  const { purpose, ownerId } = ownerOf(appointmentId);
  const present = await holdsOf(ctx, tx, purpose, [ownerId]);
  await releaseHolds(tx, present);
  return present;
}

export async function namesOfTurnos(
  { manager }: Pick<Transaction, 'manager'>,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const turnos = await manager.find(AppointmentEntity, {
    select: { id: true, patientName: true },
    where: { id: In(appointmentIds.filter(isUuid)) },
  });
  return new Map(turnos.map(({ id, patientName }) => [id, patientName]));
}

function minutesOf(from: Date, to: Date): number {
  return floorToMinute(to) - floorToMinute(from);
}
