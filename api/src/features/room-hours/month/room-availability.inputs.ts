import { IsOptional, ValidateNested } from 'class-validator';
import { Extensions, Field, InputType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';
import { keyedBy } from '../../../platform/rest/nested-input';
import { IsText } from '../../../platform/validation/text';
import { DayScheduleInput, WeekScheduleInput } from '../week-schedule.inputs';

const TEMPLATE_NAME = { required: 'El nombre de la plantilla es requerido', max: 100 };

@InputType({ description: 'The hours of every day of a week, with their name if it is not said beside them.' })
export class WeeklyTemplateInput extends WeekScheduleInput {
  @IsOptional()
  @IsText(TEMPLATE_NAME)
  @Field(() => String, { nullable: true, description: '1 to 100 characters.' })
  templateName?: string | null;
}

@InputType({ description: "The hours of one date, instead of its weekday's." })
@Extensions(keyedBy('date'))
export class DailyOverrideInput extends DayScheduleInput {
  @Field(() => LocalDate, { description: 'A date of the month; each once.' })
  date!: string;

  @IsText({ max: 500, multiline: true })
  @Field(() => String, { nullable: true, description: 'Why, for the staff. At most 500 characters.' })
  notes?: string | null;
}

@InputType({ description: "Changes of a room's hours in a month; absent and null change nothing." })
export class SetRoomAvailabilityInput {
  @IsOptional()
  @ValidateNested()
  @Field(() => WeeklyTemplateInput, { nullable: true, description: 'The weekly hours, all seven days of them.' })
  weeklyTemplate?: WeeklyTemplateInput | null;

  @IsOptional()
  @IsText(TEMPLATE_NAME)
  @Field(() => String, {
    nullable: true,
    description:
      "1 to 100 characters, before one inside weeklyTemplate. By default the name stays, or is 'Personalizada'. " +
      "'Sin Configurar' with a week without hours leaves the month not configured.",
  })
  templateName?: string | null;

  @IsOptional()
  @ValidateNested({ each: true })
  @Field(() => [DailyOverrideInput], {
    nullable: true,
    description: 'All dates of the month with hours of their own; an empty list removes them.',
  })
  dailyOverrides?: DailyOverrideInput[] | null;

  @IsOptional()
  @ValidateNested({ each: true })
  @Field(() => [DailyOverrideInput], {
    nullable: true,
    description: 'Dates that get hours of their own; the other dates stay as they are.',
  })
  putOverrides?: DailyOverrideInput[] | null;

  @Field(() => [LocalDate], {
    nullable: true,
    description: "Dates that lose hours of their own: their weekday's count again. The other dates stay as they are.",
  })
  removeOverrides?: string[] | null;
}
