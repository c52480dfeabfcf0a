import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import type { Period } from '../../../domain/coverage-periods';
import type { CoverageKey } from '../../../domain/coverage-rules';
import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { CoverageRule } from './coverage-rule.entity';
import { SetCoverageRulesInput } from './coverage-rule.inputs';
import {
  previewCoverageRules,
  listCoverageRules,
  setCoverageRules,
  type PreviewedRules,
} from './coverage-rule.service';

@ObjectType({ simpleResolvers: true, description: 'Consequences of new coverage rules.' })
export class CoverageRulesPreview implements PreviewedRules {
  @Field(() => Int, { description: 'Sets of turnos that change; others have this outcome already.' })
  changedCells!: number;

  @Field(() => Int, { description: 'Rules that would begin later in the period, and are replaced.' })
  replacedRules!: number;

  readonly cells!: readonly CoverageKey[];
  readonly period!: Period;
}

@Resolver()
export class CoverageRuleResolver {
  @Allow(Admin('prices'))
  @Query(() => [CoverageRule], {
    description:
      'Rules that have not ended, those to come too, by insurer and first day. A turno follows the most specific one: ' +
      'appointment type, professional, specialty, plan, insurer. Without any, an accepted insurer is taken.',
  })
  coverageRules(
    @Ctx() ctx: Context,
    @Arg('insurerIds', () => [Int], { nullable: true, description: 'Only of these insurers.' })
    insurerIds?: number[] | null,
  ): Promise<CoverageRule[]> {
    return listCoverageRules(ctx, insurerIds);
  }

  @Allow(Admin('prices'))
  @Query(() => CoverageRulesPreview, {
    description: 'Previews `setCoverageRules`. NOT_FOUND and BAD_REQUEST as there.',
  })
  coverageRulesPreview(
    @Ctx() ctx: Context,
    @Arg('input', () => SetCoverageRulesInput, { description: 'As for `setCoverageRules`.' })
    input: SetCoverageRulesInput,
  ): Promise<PreviewedRules> {
    return previewCoverageRules(ctx, input);
  }

  @Allow(Admin('prices'))
  @Mutation(() => [CoverageRule], {
    description:
      'Sets one outcome for several sets of turnos from a day on, all or nothing. Cuts earlier rules of exactly these ' +
      'turnos, and replaces later ones in the period. NOT_FOUND; BAD_REQUEST for a past day, and for the insurer of ' +
      'patients who pay; CONFLICT on `cells.index` for rules not seen. Returns the rules of these turnos that have not ' +
      'ended.',
  })
  setCoverageRules(
    @Ctx() ctx: Context,
    @Arg('input', () => SetCoverageRulesInput, { description: 'The turnos, the outcome and the period.' })
    input: SetCoverageRulesInput,
  ): Promise<CoverageRule[]> {
    return setCoverageRules(ctx, input);
  }
}
