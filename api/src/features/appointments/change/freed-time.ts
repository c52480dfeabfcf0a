import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';
import type { BufferColumns } from '../../availability/booking-rules/booking-rules.service';

export interface FreedTime {
  appointmentId: string;
  professionalId: number;
  roomId: number;
  /** Epoch minute. */
  start: number;
  durationMinutes: number;
  /** false: a sobreturno's, an absent professional's or a closed room's. */
  isFree: boolean;
  /** Until then staff may undo it (ADR 79). */
  settledAt: Date;
}

/** After the writes, in their transaction; room and professional are locked. */
export type TimeFreed = (ctx: Context, tx: Transaction, freed: FreedTime) => Promise<void>;

export const TIME_FREED = new ExtensionPoint<TimeFreed>();

export async function announceFreedTime(ctx: Context, tx: Transaction, freed: readonly FreedTime[]): Promise<void> {
  for (const one of freed) for (const announce of TIME_FREED.parts) await announce(ctx, tx, one);
}

export type WantedTime = Pick<FreedTime, 'appointmentId' | 'professionalId' | 'roomId' | 'start' | 'durationMinutes'>;

/**
 * Before a turno takes time; room and professional are locked. Returns the buffers of the turno's own hold; null: none.
 */
export type TimeTakenBack = (ctx: Context, tx: Transaction, wanted: WantedTime) => Promise<BufferColumns | null>;

export const TIME_TAKEN_BACK = new ExtensionPoint<TimeTakenBack>();
