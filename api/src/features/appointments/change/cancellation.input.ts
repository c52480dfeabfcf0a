import { Field, InputType } from 'type-graphql';

import { CancellationReason } from '../../../domain/cancellation-reason';
import { IsText } from '../../../platform/validation/text';

@InputType({ description: 'Why staff cancel an appointment; empty: without a reason.' })
export class CancellationInput {
  @Field(() => CancellationReason, {
    nullable: true,
    description: "Required with a note, or when the patient's mail gives the reason.",
  })
  reason?: CancellationReason | null;

  @IsText({ max: 500, multiline: true })
  @Field(() => String, { nullable: true, description: 'At most 500 characters; needed where the reason is `other`.' })
  note?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the mail to the patient says both; default: no.' })
  tellPatient?: boolean | null;
}
