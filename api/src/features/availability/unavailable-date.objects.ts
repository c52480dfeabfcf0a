import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

import { LocalDate } from '../../platform/graphql/scalars';
import { NotNull } from '../../platform/validation/not-null';
import { IsText } from '../../platform/validation/text';

export enum UnavailableReason {
  vacation = 'vacation',
  sick_leave = 'sick_leave',
  personal_day = 'personal_day',
  holiday = 'holiday',
  other = 'other',
}
registerEnumType(UnavailableReason, {
  name: 'UnavailableReason',
  description: 'Why a professional does not attend.',
  valuesConfig: {
    vacation: { description: 'Vacaciones.' },
    sick_leave: { description: 'Licencia por enfermedad.' },
    personal_day: { description: 'Día personal.' },
    holiday: { description: 'Feriado.' },
    other: { description: 'Otro motivo; the description may tell.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A date, or hours of it, on which a professional does not attend, whatever the weekly availability says.',
})
export class UnavailableDate {
  @Field(() => Int, { description: 'For updateUnavailableDate and deleteUnavailableDate.' })
  id!: number;

  @Field(() => Int, { description: 'The absent professional.' })
  professionalId!: number;

  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field(() => UnavailableReason, { description: "For the staff's calendar; hidden from patients." })
  reason!: UnavailableReason;

  @Field(() => String, {
    nullable: true,
    description: 'Free text of at most 500 characters; null when none was given.',
  })
  description!: string | null;

  @Field({ description: 'The whole date; otherwise from startTime to endTime.' })
  isAllDay!: boolean;

  @Field(() => String, { nullable: true, description: "HH:mm by the clinic's clock; null when it is all day." })
  startTime!: string | null;

  @Field(() => String, { nullable: true, description: 'HH:mm, up to 24:00; null when it is all day.' })
  endTime!: string | null;

  @Field(() => Int, { description: 'Goes up with every change; a change may say which one it was made on.' })
  version!: number;

  /** Minutes of the day; 0 to 1440 for the whole day. */
  startMinute!: number;
  endMinute!: number;
}

const DESCRIPTION = { max: 500, multiline: true };

@InputType({ description: 'A new unavailable date.' })
export class AddUnavailableDateInput {
  @Field(() => LocalDate, { description: 'Which one, past or future.' })
  date!: string;

  @Field(() => UnavailableReason, { description: 'Why.' })
  reason!: UnavailableReason;

  @IsText(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  description?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'true: the times do not count. false: both are needed.' })
  isAllDay!: boolean;

  @Field(() => String, { nullable: true, description: 'HH:mm, 00:00 to 23:59.' })
  startTime?: string | null;

  @Field(() => String, { nullable: true, description: 'HH:mm after the start, up to 24:00.' })
  endTime?: string | null;
}

@InputType({ description: 'Changes of an unavailable date; absent fields stay.' })
export class UpdateUnavailableDateInput {
  @NotNull('La fecha es requerida')
  @Field(() => LocalDate, { nullable: true, description: 'null is refused.' })
  date?: string | null;

  @NotNull('El motivo es requerido')
  @Field(() => UnavailableReason, { nullable: true, description: 'null is refused.' })
  reason?: UnavailableReason | null;

  @IsText(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'null empties it. At most 500 characters.' })
  description?: string | null;

  @NotNull('Indicá si es todo el día')
  @Field(() => Boolean, { nullable: true, description: 'true drops the times. null is refused.' })
  isAllDay?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'HH:mm; needed when it becomes part of the day. Does not count when it is all day.',
  })
  startTime?: string | null;

  @Field(() => String, { nullable: true, description: 'HH:mm after the start, up to 24:00; as startTime.' })
  endTime?: string | null;
}
