import { Field, InputType } from 'type-graphql';

import { IsText } from '../../../platform/validation/text';

@InputType({ description: 'What changes of the widget: absent fields stay as they are.' })
export class UpdateClinicWidgetInput {
  @IsText({ max: 2000, multiline: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Sites separated by spaces, commas or lines, at most 20, of 2,000 characters together; of an address of a page its site ' +
      'is kept. null: none.',
  })
  sites?: string | null;
}
