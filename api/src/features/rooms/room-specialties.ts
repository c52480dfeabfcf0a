import { In, type SelectQueryBuilder } from 'typeorm';

import { plural } from '../../domain/plural';
import type { Transaction } from '../../platform/database/database';
import { invalid } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import { Specialty } from '../specialties/specialty.entity';
import { SPECIALTIES } from './room.inputs';
import { RoomSpecialty } from './room-specialty.entity';

/** Ascending; []: all. */
export const roomSpecialtyIdsLoader = defineLoader<number, number[]>(async (ctx, roomIds) => {
  const served = await ctx.db.manager.find(RoomSpecialty, {
    where: { roomId: In([...roomIds]) },
    order: { specialtyId: 'ASC' },
  });
  return roomIds.map((id) => served.filter(({ roomId }) => roomId === id).map(({ specialtyId }) => specialtyId));
});

/** By name; []: all. */
export function specialtiesOf(tx: Transaction, roomId: number): Promise<Specialty[]> {
  return byName(tx)
    .innerJoin(RoomSpecialty, 'served', 'served.specialty_id = specialty.id AND served.room_id = :roomId', { roomId })
    .getMany();
}

/** By name, locked against deletion. BAD_REQUEST on specialtyIds for an unknown one. */
export async function chosenSpecialties(tx: Transaction, ids: readonly number[]): Promise<Specialty[]> {
  const distinct = [...new Set(ids)];
  if (distinct.length > SPECIALTIES.maxItems) {
    throw invalid('specialtyIds', `Una sala no puede nombrar más de ${SPECIALTIES.maxItems} especialidades`);
  }
  if (distinct.length === 0) return [];
  const found = await byName(tx)
    .where('specialty.id IN (:...distinct)', { distinct })
    .setLock('for_key_share')
    .getMany();
  if (found.length < distinct.length)
    throw invalid('specialtyIds', 'Una de las especialidades ya no existe. Revisá la lista');
  return found;
}

/** Expects both sorted by name. */
export function isSameList(some: readonly Specialty[], others: readonly Specialty[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]!.id);
}

export async function keepSpecialties(
  { manager }: Transaction,
  roomId: number,
  specialties: readonly Specialty[],
): Promise<void> {
  await manager.delete(RoomSpecialty, { roomId });
  if (specialties.length > 0)
    await manager.insert(
      RoomSpecialty,
      specialties.map(({ id }) => ({ roomId, specialtyId: id })),
    );
}

/** A room without its only specialty would serve all. */
export async function specialtyOfRooms(tx: Transaction, specialtyId: number): Promise<string | null> {
  const count = await tx.manager.countBy(RoomSpecialty, { specialtyId });
  if (count === 0) return null;
  const where = plural(count, 'una sala. Quitala de esa sala', `${count} salas. Quitala de esas salas`);
  return `La especialidad está entre las que atiende ${where} antes de eliminarla, o desactivala`;
}

function byName(tx: Transaction): SelectQueryBuilder<Specialty> {
  return tx.manager
    .createQueryBuilder(Specialty, 'specialty')
    .orderBy('lower(specialty.name)')
    .addOrderBy('specialty.id');
}
