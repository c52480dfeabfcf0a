import { Field, Int, ObjectType } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { Professional } from '../professional.object';

@ObjectType({
  simpleResolvers: true,
  description: "A professional's fee and usual duration, as the form that changes them shows them.",
})
export class ProfessionalFee {
  @Field(() => Int, { description: "The professional's." })
  id!: number;

  @Field(() => Money, {
    nullable: true,
    description: "Price of one appointment in the clinic's currency; null: to be asked.",
  })
  fee!: string | null;

  @Field(() => Int, { nullable: true, description: 'In minutes; null stands for 30.' })
  defaultDurationMinutes!: number | null;

  @Field(() => Int, {
    description: 'Goes up with every change of these two; a change may say which one it was made on.',
  })
  version!: number;

  @Field(() => Professional, { description: 'Profile with this fee.' })
  professional!: Professional;
}

/** As forms edit it, ignoring appointment types. */
export function feeOf(professional: Professional): ProfessionalFee {
  const { id, ownFee: fee, ownDurationMinutes: defaultDurationMinutes, feeVersion: version } = professional;
  return { id, fee, defaultDurationMinutes, version, professional };
}

/** For a booking without an appointment type. */
export function offeredFeeOf(professional: Professional): ProfessionalFee {
  const { id, fee, defaultDurationMinutes, feeVersion: version } = professional;
  return { id, fee, defaultDurationMinutes, version, professional };
}
