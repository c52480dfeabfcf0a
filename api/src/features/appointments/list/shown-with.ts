import type { Context } from '../../../platform/context';
import { ExtensionPoint } from '../../../platform/extension-point';
import type { Appointment } from '../appointment.object';

/** JSON that changes with upper features' data about these appointments. */
export type ShownWith = (ctx: Context, items: readonly Appointment[]) => Promise<unknown>;

export const SHOWN_WITH_APPOINTMENTS = new ExtensionPoint<ShownWith>();

export function shownWith(ctx: Context, items: readonly Appointment[]): Promise<unknown[]> {
  return Promise.all([...SHOWN_WITH_APPOINTMENTS.parts].map((part) => part(ctx, items)));
}
