import { bySource, countInTransaction, type AttemptLimit } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { AppointmentRequest } from '../request.entity';

const HOUR = 3600;
const MESSAGE = 'Demasiadas solicitudes en poco tiempo. Intentá más tarde o comunicate con la clínica.';

/** Somebody reads each request, and each sends two mails. */
const BY_SOURCE_HOUR: AttemptLimit = { name: 'request-source-hour', points: 10, windowSeconds: HOUR, message: MESSAGE };
const BY_SOURCE_DAY: AttemptLimit = {
  name: 'request-source-day',
  points: 30,
  windowSeconds: 24 * HOUR,
  message: MESSAGE,
};
const BY_ADDRESS_DAY: AttemptLimit = {
  name: 'request-address-day',
  points: 5,
  windowSeconds: 24 * HOUR,
  message: MESSAGE,
  isTold: false,
};

/** Somebody may ask for several specialties. */
const OPEN_PER_ADDRESS = 5;
const ADDRESS_FULL =
  `Ya tenés ${OPEN_PER_ADDRESS} solicitudes sin responder con este correo. ` +
  'Esperá nuestra respuesta o comunicate con la clínica.';

/** Counts a request; call it in the transaction that inserts it. TOO_MANY_REQUESTS. */
export async function countRequest(ctx: Context, tx: Transaction, patientEmail: string): Promise<void> {
  const email = patientEmail.trim().toLowerCase();
  // Locks the address's counter, so that the count below is right.
  await countInTransaction(ctx, tx, [
    ...bySource(ctx, BY_SOURCE_HOUR),
    ...bySource(ctx, BY_SOURCE_DAY),
    { limit: BY_ADDRESS_DAY, key: email },
  ]);
  const open = tx.manager
    .createQueryBuilder(AppointmentRequest, 'request')
    .where('lower(request.patientEmail) = :email', { email });
  if ((await open.andWhere("request.status IN ('pending', 'pending_assignment')").getCount()) < OPEN_PER_ADDRESS)
    return;
  throw new AppError('TOO_MANY_REQUESTS', ADDRESS_FULL);
}
