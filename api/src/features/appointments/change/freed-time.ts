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
  /** false: the time of a sobreturno, or of an absent professional or closed room. */
  isFree: boolean;
  /** Staff may take the change back until then (ADR 79). */
  settledAt: Date;
}

/** Runs after the writes, in their transaction; room and professional are locked. */
export type TimeFreed = (ctx: Context, tx: Transaction, freed: FreedTime) => Promise<void>;

export const TIME_FREED = new ExtensionPoint<TimeFreed>();

export async function announceFreedTime(ctx: Context, tx: Transaction, freed: readonly FreedTime[]): Promise<void> {
  for (const one of freed) for (const announce of TIME_FREED.parts) await announce(ctx, tx, one);
}

export type WantedTime = Pick<FreedTime, 'appointmentId' | 'professionalId' | 'roomId' | 'start' | 'durationMinutes'>;

/**
 * Runs before a turno takes time; room and professional are locked. Returns the buffers of its hold on that very time;
 * null: none.
 */
export type TimeTakenBack = (ctx: Context, tx: Transaction, wanted: WantedTime) => Promise<BufferColumns | null>;

export const TIME_TAKEN_BACK = new ExtensionPoint<TimeTakenBack>();
