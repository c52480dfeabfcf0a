import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true })
export abstract class ConventionFields {
  @Field({ description: 'IANA time zone of all dates and times.' })
  timeZone!: string;

  @Field({ description: 'BCP 47 tag for numbers and dates, e.g. es-AR.' })
  locale!: string;

  @Field({ description: 'ISO 4217 code for amounts without their own currency.' })
  currency!: string;

  @Field({
    description: 'Dial code for phone numbers without a country, e.g. +54. It also selects the holidays.',
  })
  countryCode!: string;

  @Field({
    description:
      'HH:mm: when a working day begins. It prefills a day that is opened in the hours of a room or a professional, and ' +
      'begins the half hours that a request may prefer; it closes no hour.',
  })
  defaultStartTime!: string;

  @Field({ description: 'HH:mm, up to 24:00: when a working day ends.' })
  defaultEndTime!: string;

  @Field({ description: 'HH:mm: when the break at noon begins. It closes no hour.' })
  lunchStartTime!: string;

  @Field({
    description:
      'HH:mm, up to 24:00: when the break at noon ends. Hours that are added after a morning are prefilled from here.',
  })
  lunchEndTime!: string;

  @Field({ description: 'sunday or monday: default first day of the week in calendars.' })
  weekStartsOn!: string;
}
