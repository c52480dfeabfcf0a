import { createHash } from 'node:crypto';
import { validate } from 'class-validator';
import type { Bundle } from '@medplum/fhirtypes';
import { ArgumentValidationError } from 'type-graphql';

import type { Context } from '../../../platform/context';
import { tidyPhones } from '../../../platform/validation/phones';
import { assertScope } from '../../../platform/access/scope';
import { BookAppointmentInput } from '../../appointments/appointment.inputs';
import { bookAppointment } from '../../appointments/book/book-appointment.service';
import { clinicSettings } from '../../settings/settings.service';
import type { Exchange } from '../exchange/exchange';
import { readBooking, type BookingRequest } from './booking-request';
import { readOperation } from './operation-input';
import { turnoBundle } from './turno-bundle';

/**
 * Books as the mutation bookAppointment does, for whoever may call that: the same checks, limits and locks. A retry
 * with the same Idempotency-Key, or the same identifier of the Appointment, gets the same turno. CONFLICT for a time
 * that is not on offer any more; nothing is booked then.
 */
export async function bookProposed(exchange: Exchange): Promise<{ bundle: Bundle; id: string }> {
  const ctx = await exchange.caller();
  assertScope(ctx.actor, 'appointments:write');
  const parameters = await readOperation(exchange);
  const catalogue = await exchange.catalogue();
  const { identifier, roomId, ...booking } = readBooking(parameters, catalogue.base, catalogue.clinic.timeZone);
  const input = await tidied(ctx, booking);
  const key = headerOf(exchange) ?? keyOf(identifier, ctx.actor.kind === 'guest' ? booking : null);
  const turno = await bookAppointment(ctx, { ...input, roomId }, key);
  return { bundle: await turnoBundle(ctx, turno, catalogue), id: turno.id };
}

/** As GraphQL tidies and checks what was typed. */
async function tidied<Booking extends Omit<BookingRequest, 'identifier' | 'roomId'>>(
  ctx: Context,
  booking: Booking,
): Promise<Booking> {
  const input = Object.assign(new BookAppointmentInput(), booking);
  await tidyPhones(input, async () => (await clinicSettings(ctx)).countryCode);
  const errors = await validate(input, { forbidUnknownValues: false });
  if (errors.length > 0) throw new ArgumentValidationError(errors);
  return { ...booking, ...input };
}

function headerOf({ request }: Exchange): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' ? header : null;
}

/**
 * Theirs may be of any length and letters. Visitors, who have one name for all, don't meet by numbers that they share.
 */
function keyOf(identifier: string | null, whole: object | null): string | null {
  if (identifier === null) return null;
  const told = JSON.stringify([identifier, whole]);
  return `fhir-${createHash('sha256').update(told).digest('base64url')}`;
}
