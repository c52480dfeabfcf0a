import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { CREDIT_PERCENTAGE } from '../../../domain/credit-steps';
import { Money } from '../../../platform/graphql/scalars';
import { IsWithin } from '../../../platform/validation/number';
import { IsText } from '../../../platform/validation/text';

@ArgsType()
export class GiveBackAgreement {
  @Field(() => Money, {
    nullable: true,
    description: 'The total credit shown to the user; CONFLICT if it has changed. Absent or null: skips the check.',
  })
  expectedCredit?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of appointments that may stay inside the hours, from an earlier CONFLICT (`unconfirmed`).',
  })
  confirmedBookings?: string[] | null;
}

@InputType({ description: "An administrator's decision about a returned rental." })
export class GiveBackDecisionInput {
  @IsWithin({ ...CREDIT_PERCENTAGE, message: 'El porcentaje debe ser un número entero entre 0 y 100' })
  @Field(() => Int, { description: "0 to 100: credit instead of the policy's." })
  percentage!: number;

  @IsText({ required: 'Escribí el motivo', max: 500 })
  @Field({ description: 'Reason for the professional, 1 to 500 characters.' })
  reason!: string;
}
