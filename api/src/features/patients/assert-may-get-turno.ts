import type { FindOptionsWhere } from 'typeorm';

import { dateText } from '../../domain/date-text';
import { isStaff } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { Patient } from './patient.entity';
import { familyAccount } from './relations/family';

/**
 * For a turno, request or waiting-list entry on `date` (yyyy-MM-dd), once it is inserted and so has its patient. CONFLICT
 * for a deceased patient; FORBIDDEN for accounts by `mayBookOnline` of their own patient and of this one. A change of
 * either waits for the commit (`lockPatientRules`).
 */
export async function assertMayGetTurno(
  ctx: Context,
  tx: Transaction,
  patientId: string | null,
  date: string,
): Promise<void> {
  if (patientId === null) return;
  const userId = familyAccount(ctx.actor);
  const where: FindOptionsWhere<Patient>[] = [{ id: patientId }, ...(userId === null ? [] : [{ userId }])];
  const found = await tx.manager.find(Patient, { where, lock: { mode: 'for_key_share' } });
  const patient = found.find(({ id }) => id === patientId);
  const deceasedOn = patient?.deceasedOn ?? null;
  if (deceasedOn !== null && date > deceasedOn) {
    const why = isStaff(ctx.actor)
      ? `El paciente falleció el ${dateText(deceasedOn)}: no se le dan turnos nuevos`
      : BY_PHONE;
    throw new AppError('CONFLICT', why, { field: 'patientName' });
  }
  if (userId === null) return;
  const own = found.find((it) => it.userId === userId);
  if (own?.mayBookOnline === 'no' || patient?.mayBookOnline === 'no') throw new AppError('FORBIDDEN', BY_PHONE);
  if (own?.mayBookOnline === 'own_only' && own.id !== patientId) throw new AppError('FORBIDDEN', FOR_ONESELF);
}

const BY_PHONE = 'Este turno no se puede pedir por internet. Llamá a la clínica';
const FOR_ONESELF = 'Por internet podés sacar turnos solo para vos. Para otra persona, llamá a la clínica';
