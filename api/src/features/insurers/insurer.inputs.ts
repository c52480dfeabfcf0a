import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { InsurerKind } from '../../domain/common-insurers';
import { Constraint } from '../../platform/graphql/constraint';
import { NotNull } from '../../platform/validation/not-null';
import { IsText } from '../../platform/validation/text';

/** Forms separate aliases and plans with commas. */
export const NO_COMMAS = { test: /^[^,]*$/, message: 'No puede tener comas' };

const NAME = { required: 'El nombre es requerido', max: 100 };
const PLAN_NAME = { required: 'El nombre del plan es requerido', max: 60, pattern: NO_COMMAS };
const RNAS_CODE = {
  max: 6,
  pattern: { test: /^\d{6}$/, message: 'El código RNAS tiene seis números, con los ceros de adelante' },
};
export const MOST_ALIASES = 20;
const ALIASES = { maxItems: MOST_ALIASES };
export const TOO_MANY_ALIASES = { message: `No puede haber más de ${MOST_ALIASES} nombres` };
export const MOST_PLANS = 60;
const PLANS = { maxItems: MOST_PLANS };
export const TOO_MANY_PLANS = { message: `No puede haber más de ${MOST_PLANS} planes` };
const NUMBER_PATTERN = { max: 40 };

const RNAS_DESCRIPTION = 'Six digits with leading zeros, unique; empty or null: none.';
const ALIASES_DESCRIPTION = 'Up to 20 other names, of 60 characters each, without commas.';
const PATTERN_DESCRIPTION = "Pattern of members' numbers: # for a digit, A for a letter; empty or null: any number.";

@InputType({ description: 'A plan of an insurer.' })
export class InsurerPlanInput {
  @Field(() => Int, { nullable: true, description: 'Id of a plan that the insurer has; absent: a new one.' })
  id?: number | null;

  @IsText(PLAN_NAME)
  @Field({ description: '1 to 60 characters without commas, unique within the insurer.' })
  name!: string;

  @Field({ defaultValue: true, description: 'Whether it can be chosen.' })
  isActive!: boolean;
}

@InputType({ description: 'A new insurer.' })
export class CreateInsurerInput {
  @IsText(NAME)
  @Field({ description: '1 to 100 characters, unique among insurers.' })
  name!: string;

  @Field(() => InsurerKind, { description: 'Any kind but private_pay, which exists once.' })
  kind!: InsurerKind;

  @IsText(RNAS_CODE)
  @Field(() => String, { nullable: true, description: RNAS_DESCRIPTION })
  rnasCode?: string | null;

  @Constraint(ALIASES)
  @ArrayMaxSize(MOST_ALIASES, TOO_MANY_ALIASES)
  @Field(() => [String], { defaultValue: [], description: ALIASES_DESCRIPTION })
  aliases!: string[];

  @IsText(NUMBER_PATTERN)
  @Field(() => String, { nullable: true, description: PATTERN_DESCRIPTION })
  numberPattern?: string | null;

  @Field({ defaultValue: true, description: 'Whether the clinic attends its members.' })
  isAccepted!: boolean;

  @Constraint(PLANS)
  @ArrayMaxSize(MOST_PLANS, TOO_MANY_PLANS)
  @ValidateNested({ each: true })
  @Field(() => [InsurerPlanInput], { defaultValue: [], description: 'Up to 60 plans.' })
  plans!: InsurerPlanInput[];
}

@InputType({ description: 'Changes of an insurer; absent fields stay.' })
export class UpdateInsurerInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: '1 to 100 characters; null is rejected.' })
  name?: string | null;

  @NotNull('El tipo es requerido')
  @Field(() => InsurerKind, { nullable: true, description: 'Any kind but private_pay; null is rejected.' })
  kind?: InsurerKind | null;

  @IsText(RNAS_CODE)
  @Field(() => String, { nullable: true, description: RNAS_DESCRIPTION })
  rnasCode?: string | null;

  @Constraint(ALIASES)
  @ArrayMaxSize(MOST_ALIASES, TOO_MANY_ALIASES)
  @NotNull('Los otros nombres deben ser una lista')
  @Field(() => [String], { nullable: true, description: `${ALIASES_DESCRIPTION} null is rejected.` })
  aliases?: string[] | null;

  @IsText(NUMBER_PATTERN)
  @Field(() => String, { nullable: true, description: PATTERN_DESCRIPTION })
  numberPattern?: string | null;

  @NotNull('Indicá si se atiende')
  @Field(() => Boolean, { nullable: true, description: 'null is rejected.' })
  isAccepted?: boolean | null;

  @Constraint(PLANS)
  @ArrayMaxSize(MOST_PLANS, TOO_MANY_PLANS)
  @NotNull('Los planes deben ser una lista')
  @ValidateNested({ each: true })
  @Field(() => [InsurerPlanInput], {
    nullable: true,
    description: 'All plans, up to 60: plans that are missing are deleted. null is rejected.',
  })
  plans?: InsurerPlanInput[] | null;
}
