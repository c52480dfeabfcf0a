import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';
import { RentalQuote } from '../quote/rental-quote.object';
import { RentalDay } from '../rent/rental-day.object';

export const SeriesDayState = { free: 'free', taken: 'taken', closed: 'closed' } as const;
export type SeriesDayState = keyof typeof SeriesDayState;
registerEnumType(SeriesDayState, {
  name: 'SeriesDayState',
  description: 'State of a date for a series.',
  valuesConfig: {
    free: { description: 'Its hours can be rented.' },
    taken: { description: 'A rental or appointments take some of them.' },
    closed: { description: "The room isn't open for all of them, they are past, or the clock skips them." },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Hours of a weekday that a series rents.' })
export class SeriesWeekdayHours {
  @Field(() => Int, { description: '1 = Monday to 7 = Sunday.' })
  weekday!: number;

  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A professional's weekly or fortnightly rental until a date. Its rentals are independent.",
})
export class RentalSeries {
  @Field(() => ID, { description: 'A UUID.' })
  id!: string;

  @Field(() => Int, { description: 'The professional who rents.' })
  professionalId!: number;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field(() => Int, { description: '1: every week; 2: every other week.' })
  everyWeeks!: number;

  @Field(() => LocalDate, { description: 'Rents from this date on.' })
  firstDate!: string;

  @Field(() => LocalDate, { description: 'Latest possible date; extending and ending change it.' })
  untilDate!: string;

  @Field(() => [SeriesWeekdayHours], { description: 'Monday first.' })
  hours!: SeriesWeekdayHours[];

  @Field(() => String, { nullable: true, description: 'Notes of its rentals; null if empty.' })
  notes!: string | null;

  @Field({ description: 'In Spanish, as "Todos los martes de 09:00 a 13:00, hasta el 30-06-2026".' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A date of a series, before it is rented.' })
export class SeriesDay {
  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field(() => SeriesDayState, { description: 'Whether it can be rented now.' })
  state!: SeriesDayState;

  @Field(() => String, { nullable: true, description: 'Spanish reason; null if free.' })
  reason!: string | null;

  @Field(() => [String], {
    description: 'Professionals who rent some of its hours; empty if only appointments conflict.',
  })
  takenBy!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Name of its holiday; null: none. The state tells whether the room closes on it.',
  })
  holiday!: string | null;

  @Field(() => RentalQuote, { description: 'Current cost of its rentals, with discount rules.' })
  quote!: RentalQuote;
}

@ObjectType({ simpleResolvers: true, description: 'Results of the dates of a series.' })
export class RentalSeriesOutcome {
  @Field(() => RentalSeries, { nullable: true, description: 'null if no date could be rented.' })
  series!: RentalSeries | null;

  @Field(() => [RentalDay], { description: 'Every requested date, with its rentals or error.' })
  days!: RentalDay[];
}
