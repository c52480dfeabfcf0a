import type { Transaction } from '../../platform/database/database';
import { ProfessionalEntity } from './professional.entity';

/** A specialty that somebody practises stays, also when the public does not see them. */
export async function specialtyWithProfessionals(tx: Transaction, specialtyId: number): Promise<string | null> {
  const count = await tx.manager.countBy(ProfessionalEntity, { specialtyId });
  if (count === 0) return null;
  const who = count === 1 ? 'un profesional. Asígnale' : `${count} profesionales. Asígnales`;
  return `La especialidad tiene ${who} otra especialidad antes de eliminarla, o desactívala`;
}
