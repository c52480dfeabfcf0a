import type { Transaction } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { ExtensionPoint } from '../../platform/extension-point';

/** Why a specialty cannot be deleted and what to do instead, as whoever wants to delete it reads it; null: no reason. Its row is locked. */
export type HoldsSpecialty = (tx: Transaction, specialtyId: number) => Promise<string | null>;

/** What features that stand on specialties keep of one. */
export const SPECIALTY_HOLDERS = new ExtensionPoint<HoldsSpecialty>();

/** CONFLICT while anything holds it. */
export async function assertNotHeld(tx: Transaction, specialtyId: number): Promise<void> {
  for (const reasonOf of SPECIALTY_HOLDERS.parts) {
    const reason = await reasonOf(tx, specialtyId);
    if (reason !== null) throw new AppError('CONFLICT', reason);
  }
}
