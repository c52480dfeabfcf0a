import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { ExtensionPoint } from '../../../platform/extension-point';

/** Throws PROOF_REQUIRED unless whoever has the session proved lately who they are. */
export type AsksForProof = (ctx: Context, tx: Transaction) => Promise<void>;

export const PROOF_OF_WHO_ASKS = new ExtensionPoint<AsksForProof>();
