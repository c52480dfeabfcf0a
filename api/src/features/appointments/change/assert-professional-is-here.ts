import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import type { AppointmentRow } from '../appointment-row';

/** CONFLICT for future time of a removed professional. Blocks a removal meanwhile. */
export async function assertProfessionalIsHere(
  ctx: Context,
  tx: Transaction,
  { professionalId, roomId, start }: Pick<AppointmentRow, 'professionalId' | 'roomId' | 'start'>,
): Promise<void> {
  if (start * 60_000 <= ctx.now.getTime()) return;
  await lockOccupancy(tx, { roomIds: [roomId], professionalIds: [professionalId] });
  const professional = await tx.manager.findOneBy(ProfessionalEntity, { id: professionalId });
  if (professional?.userId == null) {
    throw new AppError('CONFLICT', 'El profesional ya no atiende en la clínica. Creá un turno nuevo con otro profesional');
  }
}
