import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

import { LEAD_TIME_STARTS, NOTICES, type CancellationNotice, type LeadTime } from '../../../domain/figure-steps';
import { Appointment } from '../../appointments/appointment.object';
import { FigureFilter } from '../figure-filter';

export const LEAD_TIMES = Object.keys(LEAD_TIME_STARTS) as LeadTime[];
const LeadTimeEnum = enumOf(LEAD_TIMES);
const CancellationNoticeEnum = enumOf(NOTICES);

registerEnumType(LeadTimeEnum, {
  name: 'LeadTime',
  description: 'Days of the calendar from when a turno was booked, or moved to its time, to the turno.',
  valuesConfig: {
    same_day: { description: 'None: for the same day, or entered afterwards.' },
    days_1_to_2: { description: '1 or 2.' },
    days_3_to_7: { description: '3 to 7.' },
    days_8_to_14: { description: '8 to 14.' },
    days_15_to_30: { description: '15 to 30.' },
    days_31_on: { description: '31 or more.' },
  },
});

registerEnumType(CancellationNoticeEnum, {
  name: 'CancellationNotice',
  description: 'How long before its start a turno was cancelled.',
  valuesConfig: {
    after_start: { description: 'Not before: when it had begun, or was over.' },
    under_24_hours: { description: 'Less than 24 hours.' },
    hours_24_to_48: { description: '24 hours or more, less than 48.' },
    days_2_to_6: { description: '48 hours or more, less than seven days.' },
    days_7_on: { description: 'Seven days or more.' },
    unknown: { description: 'Nobody knows: the clinic did not keep it yet.' },
  },
});

export const TurnosOfFigure = {
  closed: 'closed',
  missed: 'missed',
  cancelled: 'cancelled',
  refilled: 'refilled',
} as const;
export type TurnosOfFigure = keyof typeof TurnosOfFigure;

registerEnumType(TurnosOfFigure, {
  name: 'TurnosOfFigure',
  description: 'Which of the turnos of a figure.',
  valuesConfig: {
    closed: { description: 'Completed or missed.' },
    missed: { description: 'Those to which nobody came.' },
    cancelled: { description: 'Cancelled, but those entered by mistake.' },
    refilled: { description: 'Of the cancelled, those whose time another turno took before it came.' },
  },
});

@InputType({ description: 'Which of the turnos of a figure; every given condition holds.' })
export class FigureTurnosFilter extends FigureFilter {
  @Field(() => TurnosOfFigure, { description: 'Of which count.' })
  of!: TurnosOfFigure;

  @Field(() => LeadTimeEnum, { nullable: true, description: 'Only of this step.' })
  leadTime?: LeadTime | null;

  @Field(() => CancellationNoticeEnum, { nullable: true, description: 'Only of this step of the cancelled.' })
  notice?: CancellationNotice | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the turnos that a figure counts.' })
export class FigureTurnos {
  @Field(() => [Appointment], { description: 'Latest start first.' })
  items!: Appointment[];

  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next page; null on the last one.' })
  next!: string | null;

  /** Counted when it is asked for. */
  count!: () => Promise<number>;
}

function enumOf<Word extends string>(words: readonly Word[]): { readonly [Each in Word]: Each } {
  return Object.fromEntries(words.map((word) => [word, word])) as { readonly [Each in Word]: Each };
}

@ObjectType({ simpleResolvers: true, description: 'Turnos that were booked about as long before they began.' })
export class NoShowStep {
  @Field(() => LeadTimeEnum, { description: 'How long before.' })
  leadTime!: LeadTime;

  @Field(() => Int, { description: 'Completed or missed.' })
  closed!: number;

  @Field(() => Int, { description: 'Of these, those to which nobody came.' })
  missed!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many patients did not come, by how long before they had booked.',
})
export class NoShowFigures {
  @Field(() => Int, { description: 'Completed or missed, in the period.' })
  closed!: number;

  @Field(() => Int, { description: 'Of these, those to which nobody came.' })
  missed!: number;

  @Field(() => [NoShowStep], { description: 'Every step, also without turnos, the shortest first.' })
  steps!: NoShowStep[];
}

@ObjectType({ simpleResolvers: true, description: 'Turnos that were cancelled with about as much notice.' })
export class CancellationStep {
  @Field(() => CancellationNoticeEnum, { description: 'With how much.' })
  notice!: CancellationNotice;

  @Field(() => Int, { description: 'How many.' })
  cancelled!: number;

  @Field(() => Int, { description: 'Of these, those whose time another turno took before it came.' })
  refilled!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What was cancelled, with how much notice, and whether its time was of use all the same.',
})
export class CancellationFigures {
  @Field(() => Int, { description: 'Turnos of the period that were cancelled; not those entered by mistake.' })
  cancelled!: number;

  @Field(() => Int, {
    description:
      'Of these, those whose time another turno of the same professional took, all or part of it, before it came.',
  })
  refilled!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Hours from cancelling until the time was taken again, the median of the refilled; null: there are none.',
  })
  medianHoursUntilRefilled!: number | null;

  @Field(() => Int, {
    description: 'Freed times that the waiting list gave to a patient who gave up a later turno for it.',
  })
  cameEarlier!: number;

  @Field(() => Float, { description: 'Days by which these were seen earlier, together.' })
  daysWon!: number;

  @Field(() => [CancellationStep], { description: 'Every step, also without turnos, the shortest notice first.' })
  steps!: CancellationStep[];
}
