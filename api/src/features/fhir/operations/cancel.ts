import type { Bundle } from '@medplum/fhirtypes';

import { invalid } from '../../../platform/errors/app-error';
import { cancelAppointment } from '../../appointments/change/cancel-appointment.service';
import type { Exchange } from '../exchange/exchange';
import { appointmentInScope, assertKnown } from '../exchange/policy';
import { readOperation } from './operation-input';
import { turnoBundle } from './turno-bundle';

/**
 * As cancelAppointment. `id` null: from parameter appointment-reference. UNAUTHENTICATED, FORBIDDEN; NOT_FOUND;
 * CONFLICT when cancelled or too late.
 */
export async function cancelTurno(exchange: Exchange, id: string | null): Promise<Bundle> {
  const ctx = await exchange.caller();
  assertKnown(ctx, 'appointments:write');
  const { id: known } = await appointmentInScope(ctx, id ?? (await referredId(exchange)));
  const turno = await cancelAppointment(ctx, known, { notifyAtOnce: true });
  return turnoBundle(ctx, turno, await exchange.catalogue());
}

async function referredId(exchange: Exchange): Promise<string> {
  const parameters = await readOperation(exchange);
  const reference = parameters.find(({ name }) => name === 'appointment-reference')?.text;
  const [, id] = /(?:^|\/)Appointment\/([^/]+)$/.exec(reference ?? '') ?? [];
  if (id === undefined) throw invalid('appointment-reference', 'Falta qué turno: Appointment/ y su id');
  return id;
}
