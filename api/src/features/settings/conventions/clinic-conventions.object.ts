import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The conventions of every date, time and amount of the clinic, as the form of its administrators has them.',
})
export class ClinicConventions {
  @Field({ description: 'IANA name of the zone that every date and time of the product is in.' })
  timeZone!: string;

  @Field({ description: 'BCP 47 tag for numbers and dates, e.g. es-AR.' })
  locale!: string;

  @Field({ description: 'ISO 4217 code of every amount that names no currency of its own.' })
  currency!: string;

  @Field({ description: 'Of telephone numbers that name no country, e.g. +54.' })
  countryCode!: string;

  @Field({ description: 'HH:mm: when a working day begins, unless somebody says otherwise. It prefills and blocks nothing.' })
  defaultStartTime!: string;

  @Field({ description: 'HH:mm, up to 24:00: when it ends.' })
  defaultEndTime!: string;

  @Field({ description: 'HH:mm: when the break at noon begins. It prefills and blocks nothing.' })
  lunchStartTime!: string;

  @Field({ description: 'HH:mm, up to 24:00: when it ends.' })
  lunchEndTime!: string;

  @Field({ description: 'sunday or monday: first day of the calendars for which nothing else is said.' })
  weekStartsOn!: string;

  @Field(() => Int, { description: 'Goes up with every change; a change may say which one it was made on.' })
  version!: number;
}
