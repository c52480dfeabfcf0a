import { defaultFieldResolver, type GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

import type { Context } from '../context';
import type { Transaction } from '../database/database';
import { ExtensionPoint } from '../extension-point';

/** Such as "to change the role". */
export type ProofNeed = 'always' | `to ${string}`;

/** For a condition, the service itself calls `assertProof`. */
export function NeedsProof(need: ProofNeed = 'always'): MethodDecorator {
  return Extensions({ [NEEDS_PROOF]: need });
}

/** PROOF_REQUIRED without a recent proof, FORBIDDEN for a key. */
export type AssertsProof = (ctx: Context, db: Pick<Transaction, 'manager'>) => Promise<void>;

export const PROOF_OF_WHO_ASKS = new ExtensionPoint<AssertsProof>();

export async function assertProof(ctx: Context, db: Pick<Transaction, 'manager'>): Promise<void> {
  for (const assert of PROOF_OF_WHO_ASKS.parts) await assert(ctx, db);
}

export function proofNeedOf(field: Pick<GraphQLField<unknown, unknown>, 'extensions'>): ProofNeed | null {
  return (field.extensions[NEEDS_PROOF] as ProofNeed | undefined) ?? null;
}

/** Added before the role guards, which therefore run first. */
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
