import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';
import type { BufferColumns } from '../../availability/booking-rules/booking-rules.service';

export interface FreedTime {
  /** The turno that was cancelled, missed or moved away from it. */
  appointmentId: string;
  professionalId: number;
  roomId: number;
  /** Epoch minute. */
  start: number;
  durationMinutes: number;
  /** false: it had no time for itself, or professional or room are away then. */
  isFree: boolean;
  /** Until then staff may take it back unnoticed (ADR 79). */
  settledAt: Date;
}

/** In the transaction that takes a turno from its time, after its writes; room and professional are locked. */
export type TimeFreed = (ctx: Context, tx: Transaction, freed: FreedTime) => Promise<void>;

export const TIME_FREED = new ExtensionPoint<TimeFreed>();

export async function announceFreedTime(ctx: Context, tx: Transaction, freed: readonly FreedTime[]): Promise<void> {
  for (const one of freed) for (const announce of TIME_FREED.parts) await announce(ctx, tx, one);
}

export type WantedTime = Pick<FreedTime, 'appointmentId' | 'professionalId' | 'roomId' | 'start' | 'durationMinutes'>;

/**
 * Before a turno takes time, and is judged by what holds it; room and professional are locked. Answers the buffers that
 * were kept free with that very time for this turno; null: it was not kept for it.
 */
export type TimeTakenBack = (ctx: Context, tx: Transaction, wanted: WantedTime) => Promise<BufferColumns | null>;

export const TIME_TAKEN_BACK = new ExtensionPoint<TimeTakenBack>();
