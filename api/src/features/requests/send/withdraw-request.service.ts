import { memberOf } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { saveChanges } from '../../audit/save-changes';
import { AppointmentRequest, isOpen, REQUEST } from '../request.entity';
import type { SentRequest } from '../request.objects';
import { lockRequest, requestNotFound } from '../request.service';

/** By the sending account. Idempotent. NOT_FOUND for requests of others; CONFLICT once the clinic answered. */
export async function withdrawRequest(ctx: Context, id: string): Promise<SentRequest> {
  const { userId } = memberOf(ctx.actor);
  return ctx.transact(async (tx) => {
    const request = await lockRequest(tx, id);
    if (request.patientUserId !== userId) throw requestNotFound();
    if (request.withdrawnAt !== null) return request;
    if (!isOpen(request)) throw new AppError('CONFLICT', request.status === 'assigned' ? ASSIGNED : REJECTED);
    await saveChanges(ctx, tx, AppointmentRequest, request, {
      noun: REQUEST,
      called: request.specialtyName,
      given: { status: 'rejected', withdrawnAt: ctx.now },
    });
    return request;
  });
}

const ASSIGNED = 'La clínica ya te asignó un turno. Si no podés venir, cancelá el turno';
const REJECTED = 'La clínica ya respondió esta solicitud';
