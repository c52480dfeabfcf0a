import { defaultFieldResolver, type GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

import type { Context } from '../context';
import type { Transaction } from '../database/database';
import { ExtensionPoint } from '../extension-point';

/** `always`, or the condition in English: "to change the role". */
export type ProofNeed = 'always' | `to ${string}`;

/**
 * `always` is enforced before arguments are validated; for a condition, the service calls `assertProof`. Extends the
 * field's description.
 */
export function NeedsProof(need: ProofNeed = 'always'): MethodDecorator {
  return Extensions({ [NEEDS_PROOF]: need });
}

/** Throws PROOF_REQUIRED without a recent proof, FORBIDDEN for a key. */
export type AssertsProof = (ctx: Context, db: Pick<Transaction, 'manager'>) => Promise<void>;

/** Filled by the feature that owns sessions. */
export const PROOF_OF_WHO_ASKS = new ExtensionPoint<AssertsProof>();

export async function assertProof(ctx: Context, db: Pick<Transaction, 'manager'>): Promise<void> {
  for (const assert of PROOF_OF_WHO_ASKS.parts) await assert(ctx, db);
}

export function proofNeedOf(field: Pick<GraphQLField<unknown, unknown>, 'extensions'>): ProofNeed | null {
  return (field.extensions[NEEDS_PROOF] as ProofNeed | undefined) ?? null;
}

/** Runs before the role guards: a caller without the role is never asked for proof. */
export function guardProof(field: GraphQLField<unknown, Context>): void {
  const need = proofNeedOf(field);
  if (need === null) return;
  field.description = `${field.description ?? ''} ${describeProof(need)}`.trim();
  if (need !== 'always') return;
  const { resolve = defaultFieldResolver } = field;
  field.resolve = async (source, args, context, info) => {
    await assertProof(context, context.db);
    return resolve(source, args, context, info) as unknown;
  };
}

const NEEDS_PROOF = 'needsProof';

function describeProof(need: ProofNeed): string {
  const condition = need === 'always' ? '' : `, ${need}`;
  return `PROOF_REQUIRED without a sign-in or \`confirmPassword\` in the last ten minutes${condition}.`;
}
