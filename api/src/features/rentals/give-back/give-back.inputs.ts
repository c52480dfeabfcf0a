import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { CREDIT_PERCENTAGE } from '../../../domain/credit-steps';
import { Money } from '../../../platform/graphql/scalars';
import { IsWithin } from '../../../platform/validation/number';
import { IsText } from '../../../platform/validation/text';

@ArgsType()
export class GiveBackAgreement {
  @Field(() => Money, {
    nullable: true,
    description:
      'The credit that was shown, of all of them. CONFLICT when it is another one by now. Absent or null: whatever the policy says.',
  })
  expectedCredit?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Turnos inside the hours that may stay there, by the ids of an earlier CONFLICT (`unconfirmed`).',
  })
  confirmedBookings?: string[] | null;
}

@InputType({ description: "An administrator's decision about a returned rental." })
export class GiveBackDecisionInput {
  @IsWithin({ ...CREDIT_PERCENTAGE, message: 'El porcentaje debe ser un número entero entre 0 y 100' })
  @Field(() => Int, { description: '0 to 100: how much is credited, whatever the policy says.' })
  percentage!: number;

  @IsText({ required: 'Escribí el motivo', max: 500 })
  @Field({ description: 'Why; 1 to 500 characters. Its professional reads it.' })
  reason!: string;
}
