import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { IsText } from '../../../platform/validation/text';

@ObjectType({
  simpleResolvers: true,
  description: 'Widget settings of the clinic, as administrators edit them.',
})
export class ClinicWidget {
  @Field({
    description: 'Sites that may embed the widget, one per line, e.g. https://www.clinica.com.ar. May be empty.',
  })
  sites!: string;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}

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
