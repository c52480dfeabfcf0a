import { In, type EntityTarget, type FindOptionsOrder, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';

import type { CoverageKey } from '../../domain/coverage-rules';
import type { Transaction } from '../../platform/database/database';
import { AppError, invalid } from '../../platform/errors/app-error';
import { InsurerPlan } from '../insurers/insurer-plan.entity';
import { Insurer } from '../insurers/insurer.entity';
import { ConsultationKind } from '../professionals/kinds/consultation-kind.entity';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { Specialty } from '../specialties/specialty.entity';
import { User } from '../users/user.entity';
import { keyOf, type CoverageKeyInput } from './coverage-key.inputs';

export interface NamedKeys {
  /** For example 'OSDE 210, Cardiología'. */
  called(key: CoverageKey): string;
  /** Whether the professional of the key, or of its type, was removed. */
  isOfRemoved(key: CoverageKey): boolean;
}

/**
 * Keeps all that the keys name from being deleted. Comes before the lock of their table, as deletions do. NOT_FOUND and
 * BAD_REQUEST on `list.index.field`; a removed professional is refused only where `sets`.
 */
export async function holdKeys<Given extends CoverageKeyInput>(
  tx: Transaction,
  list: string,
  given: readonly Given[],
  sets: (given: Given) => boolean,
): Promise<NamedKeys> {
  return assertedKeys(await readKeys(tx, given.map(keyOf), 'for_key_share'), list, given, sets);
}

/** As holdKeys, for stored keys. */
export async function holdStoredKeys(tx: Transaction, keys: readonly CoverageKey[]): Promise<NamedKeys> {
  return namedKeys(await readKeys(tx, keys, 'for_key_share'));
}

/** Without locks. NOT_FOUND and BAD_REQUEST as holdKeys. */
export async function checkKeys<Given extends CoverageKeyInput>(
  db: Pick<Transaction, 'manager'>,
  list: string,
  given: readonly Given[],
  sets: (given: Given) => boolean,
): Promise<NamedKeys> {
  return assertedKeys(await readKeys(db, given.map(keyOf)), list, given, sets);
}

/** For stored keys, also with removed professionals. */
export async function nameKeys(db: Pick<Transaction, 'manager'>, keys: readonly CoverageKey[]): Promise<NamedKeys> {
  return namedKeys(await readKeys(db, keys));
}

interface KeyRows {
  insurers: Map<number, Insurer>;
  plans: Map<number, InsurerPlan>;
  specialties: Map<number, Specialty>;
  types: Map<number, ConsultationKind>;
  professionals: Map<number, ProfessionalEntity>;
  users: Map<number, User>;
}

async function readKeys(
  { manager }: Pick<Transaction, 'manager'>,
  keys: readonly CoverageKey[],
  mode?: 'for_key_share',
): Promise<KeyRows> {
  const read = async <Row extends ObjectLiteral & { id: number }>(
    entity: EntityTarget<Row>,
    ids: readonly (number | null | undefined)[],
  ): Promise<Map<number, Row>> => {
    const rows = await manager.find(entity, {
      where: { id: In([...new Set(ids.filter((id) => id != null))]) } as FindOptionsWhere<Row>,
      order: { id: 'ASC' } as FindOptionsOrder<Row>,
      ...(mode && { lock: { mode } }),
    });
    return new Map(rows.map((row) => [row.id, row]));
  };
  const insurers = await read(
    Insurer,
    keys.map(({ insurerId }) => insurerId),
  );
  const plans = await read(
    InsurerPlan,
    keys.map(({ planId }) => planId),
  );
  const specialties = await read(
    Specialty,
    keys.map(({ specialtyId }) => specialtyId),
  );
  const types = await read(
    ConsultationKind,
    keys.map(({ appointmentTypeId }) => appointmentTypeId),
  );
  const owners = [...types.values()].map(({ professionalId }) => professionalId);
  const professionals = await read(ProfessionalEntity, [
    ...keys.map(({ professionalId }) => professionalId),
    ...owners,
  ]);
  const accounts = [...professionals.values()].flatMap(({ userId }) => userId ?? []);
  const users = new Map((await manager.findBy(User, { id: In(accounts) })).map((user) => [user.id, user]));
  return { insurers, plans, specialties, types, professionals, users };
}

function namedKeys({ insurers, plans, specialties, types, professionals, users }: KeyRows): NamedKeys {
  const nameOf = (professionalId: number | null) => {
    const { userId, formerName } = professionals.get(professionalId ?? 0) ?? {};
    return users.get(userId ?? 0)?.name ?? formerName ?? '';
  };
  return {
    isOfRemoved({ professionalId, appointmentTypeId }) {
      const owner = professionals.get(professionalId ?? types.get(appointmentTypeId ?? 0)?.professionalId ?? 0);
      return owner !== undefined && owner.userId === null;
    },
    called({ insurerId, planId, specialtyId, professionalId, appointmentTypeId }) {
      const type = types.get(appointmentTypeId ?? 0);
      const payer = [insurers.get(insurerId)?.name, plans.get(planId ?? 0)?.name].filter(Boolean).join(' ');
      const narrowed =
        specialties.get(specialtyId ?? 0)?.name ??
        (type ? `${type.name} de ${nameOf(type.professionalId)}` : nameOf(professionalId));
      return [payer, narrowed].filter(Boolean).join(', ');
    },
  };
}

export function paysPrivately(field: string): AppError {
  return invalid(field, 'Un paciente particular paga el honorario: no tiene cobertura ni copago');
}

function assertedKeys<Given extends CoverageKeyInput>(
  rows: KeyRows,
  list: string,
  given: readonly Given[],
  sets: (given: Given) => boolean,
): NamedKeys {
  const named = namedKeys(rows);
  given.forEach((it, index) => {
    const key = keyOf(it);
    const at = `${list}.${index}`;
    const missing = (field: keyof CoverageKey, message: string) =>
      new AppError('NOT_FOUND', message, { field: `${at}.${field}` });
    const { insurerId, planId, specialtyId, professionalId, appointmentTypeId } = key;
    const narrowed = [specialtyId, professionalId, appointmentTypeId].filter((id) => id !== null);
    if (narrowed.length > 1) {
      throw invalid(at, 'Indicá una especialidad, un profesional o un tipo de consulta, no varios');
    }
    if (!rows.insurers.has(insurerId)) throw missing('insurerId', 'La obra social no existe');
    if (planId !== null && rows.plans.get(planId)?.insurerId !== insurerId) {
      throw missing('planId', 'El plan no existe en esta obra social');
    }
    if (rows.insurers.get(insurerId)?.kind === 'private_pay') {
      throw paysPrivately(`${at}.insurerId`);
    }
    if (specialtyId !== null && !rows.specialties.has(specialtyId)) {
      throw missing('specialtyId', 'La especialidad no existe');
    }
    if (appointmentTypeId !== null && !rows.types.has(appointmentTypeId)) {
      throw missing('appointmentTypeId', 'El tipo de consulta no existe');
    }
    const isKnown = professionalId === null || rows.professionals.has(professionalId);
    if (!isKnown || (sets(it) && named.isOfRemoved(key))) {
      throw missing('professionalId', 'El profesional no existe');
    }
  });
  return named;
}
