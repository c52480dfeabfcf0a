import { ArrayMaxSize, ArrayMinSize, IsIn, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';

import { COPAY_ROUNDINGS } from '../../../domain/copay-raise';
import { Constraint } from '../../../platform/graphql/constraint';
import { LocalDate, Money } from '../../../platform/graphql/scalars';
import { IsWithin } from '../../../platform/validation/number';
import { TwoDecimals } from '../../../platform/validation/two-decimals';
import { CoverageKeyInput } from '../coverage-key.inputs';

const MOST_AMOUNTS = 500;
const AMOUNTS = { minItems: 1, maxItems: MOST_AMOUNTS };
const NONE = { message: 'Indicá al menos un importe' };
const TOO_MANY = { message: `No se pueden cambiar más de ${MOST_AMOUNTS} importes a la vez` };

@InputType({ description: 'A copay from a day on.' })
export class CopayAmountInput extends CoverageKeyInput {
  @Field(() => Money, {
    nullable: true,
    description:
      "In the clinic's currency; absent or null: from then on, the amount for a wider set of turnos applies.",
  })
  amount?: string | null;

  @Field(() => LocalDate, { description: 'First day, today or later.' })
  validFrom!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the amount for the same turnos and day; 0: the caller has seen none. CONFLICT if it differs. Omit ' +
      'it, or send null, to overwrite.',
  })
  expectedVersion?: number | null;
}

@InputType({ description: 'Copays to set, all or nothing.' })
export class SetCopayAmountsInput {
  @Constraint(AMOUNTS)
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(MOST_AMOUNTS, TOO_MANY)
  @ValidateNested({ each: true })
  @Field(() => [CopayAmountInput], { description: 'Distinct in turnos and day, 1 to 500.' })
  amounts!: CopayAmountInput[];
}

@InputType({ description: 'An amount as the caller has seen it.' })
export class SeenCopayAmountInput {
  @Field(() => Int, { description: 'Id of the amount.' })
  id!: number;

  @Field(() => Int, { description: 'The version that the caller has seen.' })
  version!: number;
}

@InputType({ description: 'Copays to withdraw before they apply, all or nothing.' })
export class WithdrawCopayAmountsInput {
  @Constraint(AMOUNTS)
  @ArrayMinSize(1, NONE)
  @ArrayMaxSize(MOST_AMOUNTS, TOO_MANY)
  @ValidateNested({ each: true })
  @Field(() => [SeenCopayAmountInput], { description: '1 to 500.' })
  amounts!: SeenCopayAmountInput[];
}

const PERCENTAGE = {
  min: 0.01,
  max: 1000,
  message: 'El aumento debe ser un porcentaje entre 0,01 y 1.000, con dos decimales como máximo',
};

@InputType({ description: 'A raise of many copays.' })
export class RaiseCopaysInput {
  @TwoDecimals(PERCENTAGE)
  @IsWithin(PERCENTAGE)
  @Field(() => Float, { description: '0.01 to 1000, with two decimals at most.' })
  percentage!: number;

  @Field(() => LocalDate, { description: 'First day of the raised amounts, today or later.' })
  validFrom!: string;

  @IsIn(COPAY_ROUNDINGS, { message: `Redondeá a ${COPAY_ROUNDINGS.join(', ').replaceAll('.', ',')}` })
  @Field(() => Float, {
    defaultValue: 0.01,
    description: `Rounds half up to multiples of it, never below the earlier amount: ${COPAY_ROUNDINGS.join(', ')}.`,
  })
  roundTo!: number;

  @Field(() => [Int], { nullable: true, description: 'Only copays of these insurers; absent or null: all.' })
  insurerIds?: number[] | null;
}
