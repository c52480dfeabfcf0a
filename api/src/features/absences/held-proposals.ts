import { In } from 'typeorm';

import { floorToMinute } from '../../domain/epoch-minute';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppointmentEntity } from '../appointments/appointment.entity';
import type { AppointmentRow } from '../appointments/appointment-row';
import type { Hold } from '../holds/hold.entity';
import { holdsOf, placeHold, releaseHolds, renewHolds, type Owner } from '../holds/hold.service';
import { isUuid } from '../../platform/validation/uuid';
import { lockOccupancy } from '../rooms/lock-occupancy';

/** Long enough to call everybody of a day. */
const HELD_MS = 60 * 60_000;

/** Until when what is kept now is kept. */
export const heldUntilFrom = ({ now }: Pick<Context, 'now'>): Date => new Date(now.getTime() + HELD_MS);

/** Of a hold for a turno of an absence. */
const ownerOf = (appointmentId: string): Owner => ({ purpose: 'absence', ownerId: appointmentId });

/** What is kept for these turnos now, as long as they are, by the turno's id. */
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
  /** As DateTime. */
  startTime: string;
}

/**
 * Keeps a slot for a turno for an hour from now, or for another one what is kept for it already. Rejects as placeHold
 * does.
 */
export async function keepProposal(
  ctx: Context,
  { id, durationMinutes }: Pick<AppointmentRow, 'id' | 'durationMinutes'>,
  { professionalId, roomId, startTime }: Wanted,
): Promise<void> {
  const expiresAt = heldUntilFrom(ctx);
  await ctx.transact(async (tx) => {
    await lockOccupancy(ctx, tx, { roomIds: [roomId], professionalIds: [professionalId] });
    const { purpose, ownerId } = ownerOf(id);
    const present = await holdsOf(ctx, tx, purpose, [ownerId]);
    const fitting = present.filter(({ startsAt, endsAt }) => durationMinutes === minutesOf(startsAt, endsAt));
    if (fitting.length > 0) return renewHolds(ctx, tx, fitting, expiresAt);
    await releaseHolds(tx, present);
    await placeHold(ctx, tx, { professionalId, roomId, startTime, durationMinutes, expiresAt, purpose, ownerId });
  });
}

/** Once the turno has its time, or needs none. Its room and professional are locked. */
export async function releaseProposalOf(
  ctx: Context,
  tx: Transaction,
  { appointmentId }: { appointmentId: string },
): Promise<void> {
  const { purpose, ownerId } = ownerOf(appointmentId);
  const present = await holdsOf(ctx, tx, purpose, [ownerId]);
  await releaseHolds(tx, present);
}

/** Their patients'. */
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
