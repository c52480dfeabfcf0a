import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { DiscountRule } from './discount-rule.entity';
import { CreateDiscountRuleInput, UpdateDiscountRuleInput, WhichDiscountRule } from './discount-rule.inputs';
import {
  createDiscountRule,
  deleteDiscountRule,
  updateDiscountRule,
  type SavedDiscountRule,
} from './discount-rule.service';
import { RentalConfig } from './rental-config.object';
import { readRentalConfig } from './rental-config.service';

@Resolver(() => DiscountRule)
export class DiscountRuleResolver {
  @Allow(Admin('prices'))
  @Mutation(() => DiscountRule, { description: 'Adds a rule for future rentals.' })
  createDiscountRule(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateDiscountRuleInput, { description: 'Only the description is required.' })
    input: CreateDiscountRuleInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<SavedDiscountRule> {
    return createDiscountRule(ctx, input, idempotencyKey);
  }

  @Allow(Admin('prices'))
  @Mutation(() => DiscountRule, {
    description:
      'Changes the given fields of a rule for future rentals; existing ones keep their price. NOT_FOUND; ' +
      'CONFLICT for a stale version.',
  })
  updateDiscountRule(
    @Ctx() ctx: Context,
    @Args(() => WhichDiscountRule) which: WhichDiscountRule,
    @Arg('input', () => UpdateDiscountRuleInput, { description: 'Fields to change.' }) input: UpdateDiscountRuleInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<SavedDiscountRule> {
    return updateDiscountRule(ctx, which, input, expectedVersion);
  }

  @Allow(Admin('prices'))
  @Mutation(() => RentalConfig, {
    description:
      'Deletes a rule for future rentals; existing ones keep their price. NOT_FOUND. Returns the remaining ' + 'rules.',
  })
  async deleteDiscountRule(
    @Ctx() ctx: Context,
    @Args(() => WhichDiscountRule) which: WhichDiscountRule,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RentalConfig> {
    await deleteDiscountRule(ctx, which, idempotencyKey);
    return readRentalConfig(ctx.db);
  }

  // Only for saved rules: in a list, rules and config could nest endlessly.
  @FieldResolver(() => RentalConfig, {
    nullable: true,
    description: 'Rental prices with all rules, for a rule just saved; null for a listed rule.',
  })
  config(@Root() rule: DiscountRule | SavedDiscountRule): RentalConfig | null {
    return 'config' in rule ? rule.config : null;
  }
}
