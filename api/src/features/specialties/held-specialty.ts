import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { ExtensionPoint } from '../../platform/extension-point';

/** Why a locked specialty can't be deleted, in Spanish, or null. */
export type HoldsSpecialty = (tx: Transaction, specialtyId: number) => Promise<string | null>;

export const SPECIALTY_HOLDERS = new ExtensionPoint<HoldsSpecialty>();

/** CONFLICT with the first reason. */
export async function assertNotHeld(tx: Transaction, specialtyId: number): Promise<void> {
  for (const reasonOf of SPECIALTY_HOLDERS.parts) {
    const reason = await reasonOf(tx, specialtyId);
    if (reason !== null) throw new AppError('CONFLICT', reason);
  }
}
