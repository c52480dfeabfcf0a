import { In, IsNull, MoreThan, Not, type SelectQueryBuilder } from 'typeorm';

import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { AppError, notFound } from '../../platform/errors/app-error';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/errors/database-error';
import { createOnce } from '../../platform/idempotency';
import { defineLoader } from '../../platform/loaders';
import { changesBetween } from '../audit/audited-change';
import { recordCreated, recordDeleted } from '../audit/record-audit';
import { saveChanges } from '../audit/save-changes';
import { withAmount } from '../audit/value-texts';
import { clinicSettingsIn } from '../settings/settings.service';
import { assertBookingsConfirmed } from './held-booking';
import { lockOccupancy } from './lock-occupancy';
import { ROOM_ADDED } from './room-added';
import { RoomOccupancy } from './room-occupancy.entity';
import { ROOM, Room } from './room.entity';
import type { CreateRoomInput, UpdateRoomInput } from './room.inputs';
import { canCreateRoom, canDeleteRoom, canSeeRoom, canUpdateRoom } from './room.policy';
import { chosenSpecialties, isSameList, keepSpecialties, specialtiesOf } from './room-specialties';

/** In display order. */
export function listActiveRooms({ db }: { db: Pick<Transaction, 'manager'> }): Promise<Room[]> {
  return inOrder(db).where({ isActive: true }).getMany();
}

export function listAllRooms(ctx: Context): Promise<Room[]> {
  return inOrder(ctx.db).getMany();
}

/** NOT_FOUND, also when hidden. */
export const roomLoader = defineLoader<number, Room>(async (ctx, ids) => {
  const rooms = await ctx.db.manager.findBy(Room, { id: In([...ids]) });
  const byId = new Map(rooms.filter((room) => canSeeRoom(ctx.actor, room)).map((room) => [room.id, room]));
  return ids.map((id) => byId.get(id) ?? roomNotFound());
});

/** CONFLICT on `name` for a duplicate. */
export async function createRoom(ctx: Context, input: CreateRoomInput, key?: string | null): Promise<Room> {
  assertCan(canCreateRoom(ctx.actor));
  return createOnce<Room>(ctx, {
    key,
    request: ['createRoom', input],
    create: (tx) => addRoom(ctx, tx, input),
    load: (id) => roomLoader(ctx).load(Number(id)),
  });
}

/** Any throw must end the transaction. CONFLICT on `name`. */
export async function addRoom(ctx: Context, tx: Transaction, { specialtyIds, ...own }: CreateRoomInput): Promise<Room> {
  const saving = tx.manager.save(tx.manager.create(Room, asStored(tx.manager, Room, own)));
  const room = await refusingTakenName(saving);
  const specialties = await chosenSpecialties(tx, specialtyIds);
  await keepSpecialties(tx, room.id, specialties);
  await recordCreated(ctx, tx, ROOM, { ...(await inWords(tx, room)), specialties }, room.name);
  for (const settle of ROOM_ADDED.parts) await settle(ctx, tx, room.id);
  return room;
}

interface Seen {
  expectedVersion?: number | null | undefined;
  /** Ids of HeldBooking. */
  confirmedBookings?: readonly string[] | null | undefined;
}

/**
 * CONFLICT on a taken `name`, with the current room on a version mismatch, and on deactivating with unconfirmed future
 * bookings.
 */
export async function updateRoom(ctx: Context, id: number, input: UpdateRoomInput, seen: Seen = {}): Promise<Room> {
  assertCan(canUpdateRoom(ctx.actor));
  const { specialtyIds, ...own } = input;
  return refusingTakenName(
    ctx.transact(async (tx) => {
      const room = await lockRoom(ctx, tx, id);
      const before = await specialtiesOf(tx, id);
      const chosen = specialtyIds ? await chosenSpecialties(tx, specialtyIds) : before;
      const specialties = isSameList(chosen, before) ? before : chosen;
      const { currency } = await clinicSettingsIn(tx);
      await saveChanges(ctx, tx, Room, room, {
        noun: ROOM,
        called: room.name,
        given: own,
        expectedVersion: seen.expectedVersion,
        audited: (changes) =>
          changesBetween(
            ROOM,
            { ...withAmount(room, 'hourlyRate', currency), specialties: before },
            { ...withAmount(changes, 'hourlyRate', currency), specialties },
          ),
        check: async ({ isActive }) => {
          if (isActive === false) await assertBookingsConfirmed(ctx, tx, id, seen.confirmedBookings);
        },
      });
      if (specialties !== before) await keepSpecialties(tx, id, specialties);
      return room;
    }),
  );
}

/** CONFLICT with any appointment or rental, which history needs, or hold. */
export async function deleteRoom(ctx: Context, id: number): Promise<true> {
  assertCan(canDeleteRoom(ctx.actor));
  await ctx.transact(async (tx) => {
    const room = await lockRoom(ctx, tx, id);
    if (await tx.manager.existsBy(RoomOccupancy, { roomId: id, endsAt: MoreThan(ctx.now), holdId: IsNull() })) {
      throw new AppError(
        'CONFLICT',
        'La sala tiene turnos o alquileres futuros. Reasignalos o cancelalos, o desactivá la sala',
      );
    }
    await removeRoom(ctx, tx, room);
  });
  return true;
}

/** For a locked room; as deleteRoom. */
export async function removeRoom(ctx: Context, tx: Transaction, room: Room): Promise<void> {
  // lockRoom has deleted expired ones.
  if (await tx.manager.existsBy(RoomOccupancy, { roomId: room.id, holdId: Not(IsNull()) })) {
    throw new AppError(
      'CONFLICT',
      `${room.name} tiene horarios reservados para pacientes, que todavía pueden aceptarlos. Liberalos, o desactivá la sala`,
    );
  }
  const specialties = await specialtiesOf(tx, room.id);
  await refusingHistory(tx.manager.delete(Room, room.id));
  await recordDeleted(ctx, tx, ROOM, { ...(await inWords(tx, room)), specialties }, room.name);
}

/** Bookings, moves and rentals wait. NOT_FOUND. */
export async function lockRoom(ctx: Context, tx: Transaction, id: number): Promise<Room> {
  await lockOccupancy(ctx, tx, { roomIds: [id] });
  const room = await tx.manager.findOne(Room, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!room) throw roomNotFound();
  return room;
}

function inOrder({ manager }: Pick<Transaction, 'manager'>): SelectQueryBuilder<Room> {
  return manager.createQueryBuilder(Room, 'room').orderBy('room.sortOrder').addOrderBy('lower(room.name)');
}

async function inWords(tx: Transaction, room: Room): Promise<Room> {
  return withAmount(room, 'hourlyRate', (await clinicSettingsIn(tx)).currency);
}

function roomNotFound(): AppError {
  return notFound('La sala no existe');
}

async function refusingTakenName(writing: Promise<Room>): Promise<Room> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error, 'rooms_name_unique')) throw error;
    throw new AppError('CONFLICT', 'Ya existe una sala con ese nombre', { field: 'name' });
  }
}

async function refusingHistory(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError(
      'CONFLICT',
      'La sala tiene turnos o alquileres en su historial. Desactivá la sala en lugar de eliminarla',
    );
  }
}
