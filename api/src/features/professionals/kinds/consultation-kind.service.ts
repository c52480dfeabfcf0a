import { In } from 'typeorm';

import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { asStored } from '../../../platform/database/as-stored';
import type { Transaction } from '../../../platform/database/database';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/errors/database-error';
import { createOnce } from '../../../platform/idempotency';
import { defineLoader } from '../../../platform/loaders';
import { changesBetween } from '../../audit/audited-change';
import { recordCreated, recordDeleted } from '../../audit/record-audit';
import { saveChanges } from '../../audit/save-changes';
import { withAmount } from '../../audit/value-texts';
import { clinicSettingsIn } from '../../settings/settings.service';
import { DEFAULT_DURATION_MINUTES } from '../appointment-duration';
import { lockProfessional } from '../lock-professional';
import { canManageProfessional } from '../professional.policy';
import { existingProfessional, readProfessional } from '../professional.service';
import { CONSULTATION_KIND, ConsultationKind } from './consultation-kind.entity';
import type { CreateConsultationKindInput, UpdateConsultationKindInput } from './consultation-kind.inputs';

/** Fits a page of choices. */
export const MOST_KINDS = 20;

const IN_ORDER = { sortOrder: 'ASC', id: 'ASC' } as const;

/** With inactive ones. FORBIDDEN; NOT_FOUND. */
export async function listKinds(ctx: Context, professionalId: number): Promise<ConsultationKind[]> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'rooms', 'appointments'));
  await existingProfessional(ctx, professionalId);
  return ctx.db.manager.find(ConsultationKind, { where: { professionalId }, order: IN_ORDER });
}

/** By professional id, in order; for the caller. */
export const bookableKindsLoader = defineLoader<number, ConsultationKind[]>(async (ctx, ids) => {
  const where = { professionalId: In([...ids]), isActive: true };
  const kinds = await ctx.db.manager.find(ConsultationKind, { where, order: IN_ORDER });
  return ids.map((id) =>
    kinds.filter(
      (kind) =>
        kind.professionalId === id &&
        (kind.isOnline || canManageProfessional(ctx.actor, id, 'appointments', 'rooms', 'prices')),
    ),
  );
});

/** CONFLICT on `name` for a duplicate, or at the limit. FORBIDDEN; NOT_FOUND. */
export async function createKind(
  ctx: Context,
  professionalId: number,
  input: CreateConsultationKindInput,
  key?: string | null,
): Promise<ConsultationKind> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'rooms'));
  return createOnce<ConsultationKind>(ctx, {
    key,
    request: ['createConsultationKind', professionalId, input],
    create: async (tx) => {
      const { defaultDurationMinutes } = await lockProfessional(ctx, tx, professionalId, 'rooms');
      const durationMinutes = input.durationMinutes ?? defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
      const others = await tx.manager.findBy(ConsultationKind, { professionalId });
      if (others.length >= MOST_KINDS) {
        throw new AppError('CONFLICT', `Un profesional puede tener hasta ${MOST_KINDS} tipos de consulta`);
      }
      const last = Math.max(-1, ...others.map(({ sortOrder }) => sortOrder));
      const given = {
        ...input,
        professionalId,
        durationMinutes,
        sortOrder: input.sortOrder ?? Math.min(last + 1, 9999),
      };
      const kind = await refusingTakenName(
        tx.manager.save(tx.manager.create(ConsultationKind, asStored(tx.manager, ConsultationKind, given))),
      );
      const { called, inWords } = await wordsOf(tx, kind);
      await recordCreated(ctx, tx, CONSULTATION_KIND, inWords(kind), called);
      return kind;
    },
    load: async (id) => {
      const kind = await ctx.db.manager.findOneBy(ConsultationKind, { id: Number(id) });
      if (!kind) throw kindNotFound();
      return kind;
    },
  });
}

/** For future bookings. CONFLICT on `name`, and on a version mismatch. FORBIDDEN; NOT_FOUND. */
export async function updateKind(
  ctx: Context,
  professionalId: number,
  id: number,
  input: UpdateConsultationKindInput,
  expectedVersion?: number | null,
): Promise<ConsultationKind> {
  return ctx.transact(async (tx) => {
    const kind = await lockKind(ctx, tx, professionalId, id);
    const { called, inWords } = await wordsOf(tx, kind);
    await refusingTakenName(
      saveChanges(ctx, tx, ConsultationKind, kind, {
        noun: CONSULTATION_KIND,
        called,
        given: input,
        expectedVersion,
        audited: (changes) => changesBetween(CONSULTATION_KIND, inWords(kind), inWords(changes)),
      }),
    );
    return kind;
  });
}

/** CONFLICT if any appointment was booked with it. FORBIDDEN; NOT_FOUND. */
export async function deleteKind(ctx: Context, professionalId: number, id: number): Promise<true> {
  await ctx.transact(async (tx) => {
    const kind = await lockKind(ctx, tx, professionalId, id);
    const { called, inWords } = await wordsOf(tx, kind);
    await refusingUsed(tx.manager.delete(ConsultationKind, id));
    await recordDeleted(ctx, tx, CONSULTATION_KIND, inWords(kind), called);
  });
  return true;
}

/** Locks the professional too, so that bookings wait. */
async function lockKind(ctx: Context, tx: Transaction, professionalId: number, id: number): Promise<ConsultationKind> {
  await lockProfessional(ctx, tx, professionalId, 'rooms');
  const kind = await tx.manager.findOneBy(ConsultationKind, { id, professionalId });
  if (!kind) throw kindNotFound();
  return kind;
}

async function wordsOf(tx: Transaction, { name, professionalId }: ConsultationKind) {
  const [{ currency }, professional] = [await clinicSettingsIn(tx), await readProfessional(tx, professionalId)];
  return {
    called: `${name}, ${professional.name}`,
    inWords: <Some extends Partial<ConsultationKind>>(some: Some): Some => withAmount(some, 'price', currency),
  };
}

function kindNotFound(): AppError {
  return notFound('El tipo de consulta no existe');
}

async function refusingTakenName<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error, 'consultation_kinds_name_unique')) throw error;
    throw new AppError('CONFLICT', 'Ya hay un tipo de consulta con ese nombre', { field: 'name' });
  }
}

/** Appointments, an upper feature, refer to it. */
async function refusingUsed(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError(
      'CONFLICT',
      'Hay turnos de este tipo de consulta. Desactivalo en lugar de eliminarlo: deja de ofrecerse y los turnos quedan',
    );
  }
}
