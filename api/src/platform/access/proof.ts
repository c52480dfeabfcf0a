import { defaultFieldResolver, type GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

import type { Context } from '../context';
import type { Transaction } from '../database/database';
import { ExtensionPoint } from '../extension-point';

/** `always`, or in English what of the field needs it: "to change the role". */
export type ProofNeed = 'always' | `to ${string}`;

/**
 * The caller must have proved lately who they are: PROOF_REQUIRED, and FORBIDDEN for API keys, which prove nothing.
 * `always` is enforced before arguments are validated; with a condition the service calls `assertProof`. The schema's
 * description gets a sentence about it.
 */
export function NeedsProof(need: ProofNeed = 'always'): MethodDecorator {
  return Extensions({ [NEEDS_PROOF]: need });
}

/** Throws PROOF_REQUIRED without a recent proof, FORBIDDEN for a key. */
export type AssertsProof = (ctx: Context, db: Pick<Transaction, 'manager'>) => Promise<void>;

/** The feature with the sessions brings it. */
export const PROOF_OF_WHO_ASKS = new ExtensionPoint<AssertsProof>();

export async function assertProof(ctx: Context, db: Pick<Transaction, 'manager'>): Promise<void> {
  for (const assert of PROOF_OF_WHO_ASKS.parts) await assert(ctx, db);
}

/** The need of a root field; null: none. */
export function proofNeedOf(field: Pick<GraphQLField<unknown, unknown>, 'extensions'>): ProofNeed | null {
  return (field.extensions[NEEDS_PROOF] as ProofNeed | undefined) ?? null;
}

/** Call it before the guards of roles: who may not do it at all is asked for nothing. */
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
