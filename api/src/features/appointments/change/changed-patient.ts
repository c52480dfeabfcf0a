import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';
import type { Occupied } from '../../rooms/lock-occupancy';
import type { AppointmentRow } from '../appointment-row';

/** Upper features' records that belong to a turno's patient. */
export interface KeptForPatient {
  lock(tx: Transaction, appointmentId: string): Promise<void>;
  /** Time that `follow` may free. */
  timeOf(tx: Transaction, appointmentId: string): Promise<Required<Occupied>>;
  /** Ends these records, or carries them to the new address; the turno is written. */
  follow(ctx: Context, tx: Transaction, before: AppointmentRow, after: AppointmentRow): Promise<void>;
}

export const KEPT_FOR_PATIENT = new ExtensionPoint<KeptForPatient>();

export async function lockKeptForPatient(tx: Transaction, appointmentId: string): Promise<void> {
  for (const kept of KEPT_FOR_PATIENT.parts) await kept.lock(tx, appointmentId);
}

export async function timeKeptForPatient(tx: Transaction, appointmentId: string): Promise<Required<Occupied>> {
  const all = { roomIds: [] as number[], professionalIds: [] as number[] };
  for (const kept of KEPT_FOR_PATIENT.parts) {
    const { roomIds, professionalIds } = await kept.timeOf(tx, appointmentId);
    all.roomIds.push(...roomIds);
    all.professionalIds.push(...professionalIds);
  }
  return all;
}

export async function followPatient(
  ctx: Context,
  tx: Transaction,
  before: AppointmentRow,
  after: AppointmentRow,
): Promise<void> {
  for (const kept of KEPT_FOR_PATIENT.parts) await kept.follow(ctx, tx, before, after);
}
