import { ArgsType, Field, Int } from 'type-graphql';

import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { ExtensionPoint } from '../../platform/extension-point';

@ArgsType()
export class PayerArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'Id of an insurer; NOT_FOUND if unknown. Leaves out those that do not take it today for any appointment type. ' +
      'private_pay leaves out none.',
  })
  insurerId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Id of one of the insurer's plans; absent: unknown. NOT_FOUND if unknown.",
  })
  planId?: number | null;
}

export interface Payer {
  insurerId: number;
  planId: number | null;
}

/** Ids of those who take a payer, active and public ones. */
export interface Takers {
  specialtyIds: ReadonlySet<number>;
  professionalIds: ReadonlySet<number>;
}

/** Null: all. NOT_FOUND. */
export type FindsTakers = (ctx: Context, payer: Payer) => Promise<Takers | null>;

export const TAKERS = new ExtensionPoint<FindsTakers>();

/** Null: all. NOT_FOUND; BAD_REQUEST for a plan without its insurer. */
export async function takersOf(ctx: Context, { insurerId, planId }: PayerArgs): Promise<Takers | null> {
  if (insurerId == null) {
    if (planId != null) throw invalid('insurerId', 'Indicá también la obra social');
    return null;
  }
  for (const find of TAKERS.parts) return find(ctx, { insurerId, planId: planId ?? null });
  return null;
}
