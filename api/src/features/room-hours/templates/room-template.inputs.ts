import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { NotNull } from '../../../platform/validation/not-null';
import { IsText } from '../../../platform/validation/text';
import { WeekScheduleInput } from '../week-schedule.inputs';

const NAME = { required: 'El nombre es requerido', max: 100 };
const DESCRIPTION = { max: 300 };

@InputType({ description: 'A new template.' })
export class CreateRoomTemplateInput {
  @IsText(NAME)
  @Field({ description: '1 to 100 characters, unique among templates.' })
  name!: string;

  @IsText(DESCRIPTION)
  @Field({ defaultValue: '', description: 'At most 300 characters.' })
  description!: string;

  @ValidateNested()
  @Field(() => WeekScheduleInput, { description: 'All seven days.' })
  schedule!: WeekScheduleInput;
}

@InputType({ description: 'Changes of a template; absent fields stay.' })
export class UpdateRoomTemplateInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: 'null is rejected.' })
  name?: string | null;

  @IsText(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'null empties it.' })
  description?: string | null;

  @NotNull('El horario no puede quedar vacío')
  @ValidateNested()
  @Field(() => WeekScheduleInput, { nullable: true, description: 'All seven days; null is rejected.' })
  schedule?: WeekScheduleInput | null;
}
