import { counted } from '../../domain/counted';
import { plural } from '../../domain/plural';
import type { HoldsSpecialty } from '../specialties/held-specialty';
import { WaitingListEntryEntity } from './entries/entry.entity';

export const specialtyWaitedFor: HoldsSpecialty = async (tx, specialtyId) => {
  const count = await tx.manager.countBy(WaitingListEntryEntity, { specialtyId, status: 'active' });
  if (count === 0) return null;
  const who = counted(count, 'persona', 'personas');
  const remove = plural(count, 'Sacala', 'Sacalas');
  return `La especialidad tiene ${who} en la lista de espera. ${remove} de ahí, o desactivá la especialidad`;
};
