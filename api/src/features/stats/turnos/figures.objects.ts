import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

import { LEAD_TIME_STARTS, NOTICES, type CancellationNotice, type LeadTime } from '../../../domain/figure-steps';
import { Appointment } from '../../appointments/appointment.object';
import { FigureFilter } from '../figure-filter';

export const LEAD_TIMES = Object.keys(LEAD_TIME_STARTS) as LeadTime[];
const LeadTimeEnum = enumOf(LEAD_TIMES);
const CancellationNoticeEnum = enumOf(NOTICES);

registerEnumType(LeadTimeEnum, {
  name: 'LeadTime',
  description: 'Calendar days from booking, or moving, an appointment to its start.',
  valuesConfig: {
    same_day: { description: 'None: booked for the same day, or entered afterwards.' },
    days_1_to_2: { description: '1 or 2.' },
    days_3_to_7: { description: '3 to 7.' },
    days_8_to_14: { description: '8 to 14.' },
    days_15_to_30: { description: '15 to 30.' },
    days_31_on: { description: '31 or more.' },
  },
});

registerEnumType(CancellationNoticeEnum, {
  name: 'CancellationNotice',
  description: 'How long before its start an appointment was cancelled.',
  valuesConfig: {
    after_start: { description: 'At or after the start.' },
    under_24_hours: { description: 'Less than 24 hours.' },
    hours_24_to_48: { description: '24 hours or more, less than 48.' },
    days_2_to_6: { description: '48 hours or more, less than seven days.' },
    days_7_on: { description: 'Seven days or more.' },
    unknown: { description: 'Unknown: not recorded at the time.' },
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
  description: 'Part of a figure’s appointments.',
  valuesConfig: {
    closed: { description: 'Completed or missed.' },
    missed: { description: 'Missed by the patient.' },
    cancelled: { description: 'Cancelled, except those entered by mistake.' },
    refilled: { description: 'Cancelled, and the time was taken by another appointment beforehand.' },
  },
});

@InputType({ description: 'Filter for a figure’s appointments; all given conditions apply.' })
export class FigureTurnosFilter extends FigureFilter {
  @Field(() => TurnosOfFigure, { description: 'Count to list.' })
  of!: TurnosOfFigure;

  @Field(() => LeadTimeEnum, { nullable: true, description: 'Only this step.' })
  leadTime?: LeadTime | null;

  @Field(() => CancellationNoticeEnum, { nullable: true, description: 'Only this step of the cancelled ones.' })
  notice?: CancellationNotice | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the appointments that a figure counts.' })
export class FigureTurnos {
  @Field(() => [Appointment], { description: 'Latest start first.' })
  items!: Appointment[];

  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next page; null on the last one.' })
  next!: string | null;

  /** Counted on request. */
  count!: () => Promise<number>;
}

function enumOf<Word extends string>(words: readonly Word[]): { readonly [Each in Word]: Each } {
  return Object.fromEntries(words.map((word) => [word, word])) as { readonly [Each in Word]: Each };
}

@ObjectType({ simpleResolvers: true, description: 'Appointments of one lead-time step.' })
export class NoShowStep {
  @Field(() => LeadTimeEnum, { description: 'Step of lead time.' })
  leadTime!: LeadTime;

  @Field(() => Int, { description: 'Completed or missed.' })
  closed!: number;

  @Field(() => Int, { description: 'Closed ones missed by the patient.' })
  missed!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'No-shows by lead time.',
})
export class NoShowFigures {
  @Field(() => Int, { description: 'Completed or missed, in the period.' })
  closed!: number;

  @Field(() => Int, { description: 'Closed ones missed by the patient.' })
  missed!: number;

  @Field(() => [NoShowStep], { description: 'All steps, including empty ones, shortest first.' })
  steps!: NoShowStep[];
}

@ObjectType({ simpleResolvers: true, description: 'Cancelled appointments of one step of notice.' })
export class CancellationStep {
  @Field(() => CancellationNoticeEnum, { description: 'Step of notice.' })
  notice!: CancellationNotice;

  @Field(() => Int, { description: 'Number of cancelled appointments.' })
  cancelled!: number;

  @Field(() => Int, { description: 'Cancelled ones with a time taken by another appointment beforehand.' })
  refilled!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Cancellations by notice, and how many of their times were used again.',
})
export class CancellationFigures {
  @Field(() => Int, { description: 'Cancelled appointments of the period, except those entered by mistake.' })
  cancelled!: number;

  @Field(() => Int, {
    description:
      'Cancelled ones with all or part of the time taken by another appointment of the professional beforehand.',
  })
  refilled!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Median hours from cancelling until the time was taken again; null if none was.',
  })
  medianHoursUntilRefilled!: number | null;

  @Field(() => Int, {
    description: 'Freed slots that the waiting list gave to patients in exchange for a later appointment.',
  })
  cameEarlier!: number;

  @Field(() => Float, { description: 'Total days by which these patients were seen earlier.' })
  daysWon!: number;

  @Field(() => [CancellationStep], { description: 'All steps, including empty ones, shortest notice first.' })
  steps!: CancellationStep[];
}
