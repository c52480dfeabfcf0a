import { IsOptional, ValidateNested } from 'class-validator';
import { Extensions, Field, InputType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';
import { keyedBy } from '../../../platform/rest/nested-input';
import { IsText } from '../../../platform/validation/text';
import { DayScheduleInput, WeekScheduleInput } from '../week-schedule.inputs';

const TEMPLATE_NAME = { required: 'El nombre de la plantilla es requerido', max: 100 };

@InputType({ description: 'Hours of a week, optionally with their name.' })
export class WeeklyTemplateInput extends WeekScheduleInput {
  @IsOptional()
  @IsText(TEMPLATE_NAME)
  @Field(() => String, { nullable: true, description: '1 to 100 characters.' })
  templateName?: string | null;
}

@InputType({ description: "Hours of one date, replacing its weekday's." })
@Extensions(keyedBy('date'))
export class DailyOverrideInput extends DayScheduleInput {
  @Field(() => LocalDate, { description: 'A date of the month; each once.' })
  date!: string;

  @IsText({ max: 500, multiline: true })
  @Field(() => String, { nullable: true, description: 'Reason for staff, at most 500 characters.' })
  notes?: string | null;
}

@InputType({ description: "Changes to a room's hours in a month; absent and null fields keep their values." })
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
      "1 to 100 characters; precedes weeklyTemplate's. Default: the current name, else 'Personalizada'. 'Sin " +
      "Configurar' with an empty week makes the month unconfigured.",
  })
  templateName?: string | null;

  @IsOptional()
  @ValidateNested({ each: true })
  @Field(() => [DailyOverrideInput], {
    nullable: true,
    description: 'Replaces all overrides of the month; an empty list removes them.',
  })
  dailyOverrides?: DailyOverrideInput[] | null;

  @IsOptional()
  @ValidateNested({ each: true })
  @Field(() => [DailyOverrideInput], {
    nullable: true,
    description: 'Adds or replaces these overrides; other dates stay unchanged.',
  })
  putOverrides?: DailyOverrideInput[] | null;

  @Field(() => [LocalDate], {
    nullable: true,
    description: 'Removes these overrides, so that the weekly hours apply again; other dates stay unchanged.',
  })
  removeOverrides?: string[] | null;
}
