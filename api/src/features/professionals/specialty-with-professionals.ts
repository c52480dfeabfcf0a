import { IsNull, Not } from 'typeorm';

import { plural } from '../../domain/plural';
import type { Transaction } from '../../platform/database/database';
import { ProfessionalEntity } from './professional.entity';

/**
 * Returns why a specialty cannot be deleted: a professional has it, even a hidden or removed one. null when it can.
 */
export async function specialtyWithProfessionals(tx: Transaction, specialtyId: number): Promise<string | null> {
  const count = await tx.manager.countBy(ProfessionalEntity, { specialtyId, userId: Not(IsNull()) });
  if (count === 0) return (await tx.manager.existsBy(ProfessionalEntity, { specialtyId })) ? IN_HISTORY : null;
  const who = plural(count, 'un profesional. Asignale', `${count} profesionales. Asignales`);
  return `La especialidad tiene ${who} otra especialidad antes de eliminarla, o desactivala`;
}

const IN_HISTORY =
  'La especialidad está en el historial de un profesional eliminado. Desactivala en lugar de eliminarla';
