import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Money } from '../../../platform/graphql/scalars';
import { CopayAmount } from './copay-amount.entity';
import { RaiseCopaysInput, SetCopayAmountsInput, WithdrawCopayAmountsInput } from './copay-amount.inputs';
import { listCopayAmounts, setCopayAmounts, withdrawCopayAmounts } from './copay-amount.service';
import * as raises from './copay-raise.service';

@ObjectType({ simpleResolvers: true, description: 'A copay and its raised amount.' })
class RaisedCopay implements raises.RaisedCopay {
  @Field(() => CopayAmount, { description: 'The amount of the day before.' })
  base!: CopayAmount;

  @Field(() => Money, { description: 'The raised amount.' })
  raised!: string;

  @Field({ description: 'Whether the raised amount begins on that day already, from an earlier raise.' })
  isApplied!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A raise of copays, row by row.' })
class CopayRaise implements raises.CopayRaise {
  @Field(() => [RaisedCopay], {
    description: `By insurer; at most ${raises.MOST_RAISED}. Without copays of zero, and of removed professionals.`,
  })
  rows!: RaisedCopay[];

  @Field(() => Int, { description: 'Other amounts that begin on the day of the raise, and stay as they are.' })
  keptAmounts!: number;

  @Field(() => Int, { description: 'Amounts that begin after the raise and stay as they are.' })
  laterAmounts!: number;

  @Field({ description: 'Opaque; `raiseCopays` takes it, so that it writes only what was seen.' })
  revision!: string;
}

const INPUT = { description: 'Percentage, day, rounding and filter.' };

@Resolver()
export class CopayResolver {
  @Allow(Admin('prices'))
  @Query(() => [CopayAmount], {
    description: 'Copays of today and to come, by insurer, then by their turnos and first day.',
  })
  copayAmounts(
    @Ctx() ctx: Context,
    @Arg('insurerIds', () => [Int], { nullable: true, description: 'Only of these insurers.' })
    insurerIds?: number[] | null,
  ): Promise<CopayAmount[]> {
    return listCopayAmounts(ctx, insurerIds);
  }

  @Allow(Admin('prices'))
  @Mutation(() => [CopayAmount], {
    description:
      'Sets copays from their days on, all or nothing. NOT_FOUND; BAD_REQUEST for a past day, and for the insurer of ' +
      'patients who pay; CONFLICT on `amounts.index` for another version. Returns the insurers’ copays of today and ' +
      'to come.',
  })
  setCopayAmounts(
    @Ctx() ctx: Context,
    @Arg('input', () => SetCopayAmountsInput, { description: 'The copays.' }) input: SetCopayAmountsInput,
  ): Promise<CopayAmount[]> {
    return setCopayAmounts(ctx, input);
  }

  @Allow(Admin('prices'))
  @Mutation(() => Boolean, {
    description:
      'Withdraws copays that do not apply yet, all or nothing. CONFLICT on `amounts.index` for one that applies, and ' +
      'for another version. Returns true.',
  })
  withdrawCopayAmounts(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawCopayAmountsInput, { description: 'The copays.' }) input: WithdrawCopayAmountsInput,
  ): Promise<true> {
    return withdrawCopayAmounts(ctx, input);
  }

  @Allow(Admin('prices'))
  @Query(() => CopayRaise, { description: 'Previews `raiseCopays`. BAD_REQUEST for a past day.' })
  copayRaise(
    @Ctx() ctx: Context,
    @Arg('input', () => RaiseCopaysInput, INPUT) input: RaiseCopaysInput,
  ): Promise<raises.CopayRaise> {
    return raises.previewRaise(ctx, input);
  }

  @Allow(Admin('prices'))
  @Mutation(() => CopayRaise, {
    description:
      'Raises copays by a percentage from a day on, all or nothing. CONFLICT if they differ from the preview. ' +
      'Repeated, it changes nothing.',
  })
  raiseCopays(
    @Ctx() ctx: Context,
    @Arg('input', () => RaiseCopaysInput, INPUT) input: RaiseCopaysInput,
    @Arg('revision', { description: "The preview's." }) revision: string,
  ): Promise<raises.CopayRaise> {
    return raises.raiseCopays(ctx, input, revision);
  }
}
