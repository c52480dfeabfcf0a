import { Field, ObjectType } from 'type-graphql';

import { DateTime } from '../../platform/graphql/scalars';

@ObjectType({
  simpleResolvers: true,
  description: 'What the clinic tells about itself, and the conventions every date and amount follows.',
})
export class Clinic {
  @Field({ description: 'As it stands on every page and e-mail.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Street and town in one line; null when not set.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'As people dial it; null when not set.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Where people write to the clinic; null when not set.' })
  contactEmail!: string | null;

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

  @Field(() => DateTime, { description: "The server's instant: what today and now are in the clinic, whatever the browser's clock says." })
  now!: string;
}
