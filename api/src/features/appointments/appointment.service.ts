import { STATUS_WORDS } from '../../domain/appointment-status';
import type { Context } from '../../platform/context';
import { BuiltOnce } from '../../platform/database/built-once';
import type { Transaction } from '../../platform/database/database';
import { type AppError, invalid, notFound } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import { isUuid } from '../../platform/validation/uuid';
import { assertInUse } from '../rooms/room-in-use';
import { Room } from '../rooms/room.entity';
import { APPOINTMENTS, selectAppointments, toAppointment, type AppointmentRow } from './appointment-row';
import type { Appointment } from './appointment.object';

/** NOT_FOUND also for a malformed id. */
export async function getAppointment(ctx: Context, id: string): Promise<Appointment> {
  return toAppointment(await readAppointment(ctx.db, id));
}

/** NOT_FOUND also for a malformed id. */
export async function readAppointment(
  db: Pick<Transaction, 'manager' | 'select'>,
  id: string,
): Promise<AppointmentRow> {
  const query = built.query('by id', { id }, () => selectAppointments(db.manager).where('a.id = :id'));
  const [row] = isUuid(id) ? await db.select(APPOINTMENTS, query) : [];
  if (!row) throw appointmentNotFound();
  return row;
}

const built = new BuiltOnce();

/** null for unknown ids. */
export const appointmentLoader = defineLoader<string, Appointment | null>(async (ctx, ids) => {
  const query = built.query('by ids', { ids }, () => selectAppointments(ctx.db.manager).where('a.id = ANY (:ids)'));
  const rows = await ctx.db.select(APPOINTMENTS, query);
  const byId = new Map(rows.map((row) => [row.id, toAppointment(row)]));
  return ids.map((id) => byId.get(id) ?? null);
});

export function unknownStatus(field: string): AppError {
  return invalid(field, `El estado debe ser uno de: ${STATUS_WORDS.join(', ')}`);
}

/** NOT_FOUND, or CONFLICT on roomId when it is not active. */
export async function assertRoomInUse(ctx: Context, tx: Transaction, id: number): Promise<void> {
  assertInUse(ctx.actor, (await tx.manager.findOneBy(Room, { id })) ?? undefined, 'roomId');
}

export function appointmentNotFound(): AppError {
  return notFound('El turno no existe');
}
