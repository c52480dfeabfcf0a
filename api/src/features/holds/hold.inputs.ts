import { Field, InputType } from 'type-graphql';

import { IsText } from '../../platform/validation/text';

@InputType({ description: 'Reason for releasing held time.' })
export class BreakHoldInput {
  @IsText({ required: 'El motivo es requerido', max: 200 })
  @Field({ description: 'For the audit, 1 to 200 characters; patients do not read it.' })
  reason!: string;
}
