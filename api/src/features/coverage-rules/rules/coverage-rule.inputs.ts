import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { CoverageOutcome } from '../../../domain/coverage-rules';
import { Constraint } from '../../../platform/graphql/constraint';
import { LocalDate } from '../../../platform/graphql/scalars';
import { CoverageKeyInput } from '../coverage-key.inputs';

@InputType({ description: 'A rule as the caller has seen it.' })
export class SeenCoverageRuleInput {
  @Field(() => Int, { description: 'Id of the rule.' })
  id!: number;

  @Field(() => Int, { description: 'The version that the caller has seen.' })
  version!: number;
}

/** Rules that have not ended count as seen. */
const MOST_SEEN = 100;

@InputType({ description: 'The turnos that a rule is about, and the rules that the caller has seen for them.' })
export class CoverageCellInput extends CoverageKeyInput {
  @IsOptional()
  @Constraint({ maxItems: MOST_SEEN })
  @ArrayMaxSize(MOST_SEEN)
  @Field(() => [SeenCoverageRuleInput], {
    nullable: true,
    description:
      'Every rule of exactly these turnos that has not ended, as `coverageRules` returned them; empty: none. ' +
      'CONFLICT if they differ now. Omit it, or send null, to overwrite.',
  })
  seen?: SeenCoverageRuleInput[] | null;
}

const MOST_CELLS = 500;

@InputType({ description: 'One outcome for several sets of turnos, in a period.' })
export class SetCoverageRulesInput {
  @Constraint({ minItems: 1, maxItems: MOST_CELLS })
  @ArrayMinSize(1, { message: 'Elegí qué cambiar' })
  @ArrayMaxSize(MOST_CELLS, { message: `No se pueden cambiar más de ${MOST_CELLS} a la vez` })
  @ValidateNested({ each: true })
  @Field(() => [CoverageCellInput], { description: 'Distinct sets of turnos, 1 to 500.' })
  cells!: CoverageCellInput[];

  @Field(() => CoverageOutcome, {
    nullable: true,
    description: 'null: no rule of their own in this period, so that wider ones apply.',
  })
  outcome?: CoverageOutcome | null;

  @Field(() => LocalDate, { description: 'First day, today or later.' })
  validFrom!: string;

  @Field(() => LocalDate, { nullable: true, description: 'Last day; absent or null: no end.' })
  validTo?: string | null;
}
