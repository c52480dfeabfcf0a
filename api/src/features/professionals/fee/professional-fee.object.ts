import { Field, Int, ObjectType } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { Professional } from '../professional.object';

@ObjectType({
  simpleResolvers: true,
  description: "A professional's fee and usual duration, for editing.",
})
export class ProfessionalFee {
  @Field(() => Int, { description: 'Id of the professional.' })
  id!: number;

  @Field(() => Money, {
    nullable: true,
    description: "Price of one appointment in the clinic's currency; null: ask the clinic.",
  })
  fee!: string | null;

  @Field(() => Int, { nullable: true, description: 'In minutes; null means 30.' })
  defaultDurationMinutes!: number | null;

  @Field(() => Int, {
    description: 'Increases with every change. Send it with a change, to detect conflicts.',
  })
  version!: number;

  @Field(() => Professional, { description: 'Professional with this fee.' })
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
