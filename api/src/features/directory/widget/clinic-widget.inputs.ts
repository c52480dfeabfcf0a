import { Field, InputType } from 'type-graphql';

import { IsText } from '../../../platform/validation/text';

@InputType({ description: 'Changes to the widget settings; absent fields keep their values.' })
export class UpdateClinicWidgetInput {
  @IsText({ max: 2000, multiline: true })
  @Field(() => String, {
    nullable: true,
    description:
      'At most 20 sites and 2,000 characters, separated by spaces, commas or lines. A page address is reduced to its ' +
      'site. null removes all.',
  })
  sites?: string | null;
}
