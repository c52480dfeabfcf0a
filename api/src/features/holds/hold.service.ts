import { randomUUID } from 'node:crypto';

import { In, MoreThan } from 'typeorm';

import { floorToMinute, toTimestamp } from '../../domain/epoch-minute';
import { isFree } from '../../domain/slots';
import { recordedActor } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { takenError } from '../../platform/errors/database-error';
import { isUuid } from '../../platform/validation/uuid';
import { buffersOf, type BufferColumns } from '../availability/booking-rules/booking-rules.service';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { loadSlot } from '../slots/slots.service';
import { Hold, type HoldPurpose } from './hold.entity';

export interface Owner {
  purpose: HoldPurpose;
  ownerId: string;
}

export interface HeldSlot {
  professionalId: number;
  roomId: number;
  startTime: string;
  durationMinutes: number;
}

interface TakenSlot extends HeldSlot {
  wasHeld: BufferColumns;
}

interface NewHold extends Owner, HeldSlot {
  expiresAt: Date;
}

/**
 * Lock room and professional first; any throw must end the transaction. CONFLICT; NOT_FOUND for a professional who
 * cannot be booked.
 */
export async function placeHold(ctx: Context, tx: Transaction, wanted: NewHold): Promise<Hold> {
  const { professionalId, roomId, durationMinutes, expiresAt, purpose, ownerId } = wanted;
  const { schedule, start } = await loadSlot(ctx, wanted, tx);
  if (!isFree(schedule, start)) throw takenError();
  const hold = {
    id: randomUUID(),
    professionalId,
    roomId,
    startsAt: toTimestamp(start),
    endsAt: toTimestamp(start + durationMinutes),
    ...(await buffersOf(tx, professionalId)),
    expiresAt,
    purpose,
    ownerId,
    ...recordedActor(ctx.actor),
    createdAt: ctx.now,
  };
  await tx.manager.insert(Hold, hold);
  return tx.manager.create(Hold, hold);
}

interface OwnTime extends Owner, BufferColumns {
  professionalId: number;
  roomId: number;
  /** Epoch minute. */
  start: number;
  durationMinutes: number;
  expiresAt: Date;
}

/** Regardless of hours. Lock room and professional first. 23P01: taken. */
export async function keepOwnTime(ctx: Context, tx: Transaction, time: OwnTime): Promise<Pick<Hold, 'id'>> {
  const { start, durationMinutes, ...rest } = time;
  const id = randomUUID();
  await tx.manager.insert(Hold, {
    ...rest,
    id,
    startsAt: toTimestamp(start),
    endsAt: toTimestamp(start + durationMinutes),
    ...recordedActor(ctx.actor),
    createdAt: ctx.now,
  });
  return { id };
}

/** Earliest first. */
export function holdsOf(
  ctx: Pick<Context, 'now'>,
  { manager }: Pick<Transaction, 'manager'>,
  purpose: HoldPurpose,
  ownerIds: readonly string[],
): Promise<Hold[]> {
  return manager.find(Hold, {
    where: { purpose, ownerId: In([...ownerIds]), expiresAt: MoreThan(ctx.now) },
    order: { startsAt: 'ASC', id: 'ASC' },
  });
}

/**
 * Frees its slot for bookSlot or changeAppointment in this transaction. Locks room and professional; before a move,
 * lock the appointment, then all rooms and professionals together. CONFLICT when expired, broken or another owner's.
 */
export async function takeHold(ctx: Context, tx: Transaction, id: string, owner: Owner): Promise<TakenSlot> {
  const known = isUuid(id) ? await tx.manager.findOneBy(Hold, { id, ...owner }) : null;
  if (!known) throw heldNoMore();
  const { professionalId, roomId, startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes } = known;
  await lockOccupancy(ctx, tx, { roomIds: [roomId], professionalIds: [professionalId] });
  const { affected } = await tx.manager.delete(Hold, { id, expiresAt: MoreThan(ctx.now) });
  if (affected !== 1) throw heldNoMore();
  const durationMinutes = floorToMinute(endsAt) - floorToMinute(startsAt);
  const wasHeld = { bufferBeforeMinutes, bufferAfterMinutes };
  return { professionalId, roomId, startTime: startsAt.toISOString(), durationMinutes, wasHeld };
}

/** Lock rooms and professionals first, or lock no time later. */
export async function releaseHolds(tx: Transaction, holds: readonly Pick<Hold, 'id'>[]): Promise<void> {
  // In the order of expiry's deletions, against deadlocks.
  for (const { id } of holds.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await tx.manager.delete(Hold, id);
}

export async function renewHolds(
  ctx: Context,
  tx: Transaction,
  holds: readonly Pick<Hold, 'id'>[],
  expiresAt: Date,
): Promise<void> {
  const ids = holds.map(({ id }) => id);
  if (ids.length > 0) await tx.manager.update(Hold, { id: In(ids), expiresAt: MoreThan(ctx.now) }, { expiresAt });
}

export function heldNoMore(): AppError {
  return new AppError('CONFLICT', 'Ese horario ya no está reservado. Elegí otro horario');
}
