import { Field, InputType } from 'type-graphql';

import { IsOption } from '../../../platform/validation/option';
import { IsText } from '../../../platform/validation/text';

const TIME_ZONES = [
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;
export const isTimeZone = (text: string): boolean => (TIME_ZONES as readonly string[]).includes(text);
const LOCALES = ['es-AR', 'en-US', 'en-GB', 'pt-BR'] as const;
const CURRENCIES = ['ARS', 'USD', 'EUR', 'BRL'] as const;
const FIRST_WEEKDAYS = ['monday', 'sunday'] as const;

/** For descriptions. */
const oneOf = (options: readonly string[]): string => `One of ${options.join(', ')}.`;

const COUNTRY_CODE = {
  required: 'El código de país es requerido',
  max: 5,
  pattern: { test: /^\+[1-9]\d{0,3}$/, message: 'El código de país debe ser + y hasta cuatro números, como +54' },
};
const START = { nullable: true, description: 'HH:mm, 00:00 to 23:59, before the end.' };
const END = { nullable: true, description: 'HH:mm after the start, up to 24:00.' };

@InputType({
  description: "Changes to the clinic's conventions; absent fields keep their values, null is refused.",
})
export class UpdateClinicConventionsInput {
  @IsOption({ options: TIME_ZONES, message: 'Elegí una zona horaria de la lista' })
  @Field(() => String, { nullable: true, description: oneOf(TIME_ZONES) })
  timeZone?: string | null;

  @IsOption({ options: LOCALES, message: 'Elegí un idioma regional de la lista' })
  @Field(() => String, { nullable: true, description: oneOf(LOCALES) })
  locale?: string | null;

  @IsOption({ options: CURRENCIES, message: 'Elegí una moneda de la lista' })
  @Field(() => String, { nullable: true, description: oneOf(CURRENCIES) })
  currency?: string | null;

  @IsText(COUNTRY_CODE)
  @Field(() => String, { nullable: true, description: '+ and 1 to 4 digits, as dialled.' })
  countryCode?: string | null;

  @Field(() => String, START)
  defaultStartTime?: string | null;

  @Field(() => String, END)
  defaultEndTime?: string | null;

  @Field(() => String, START)
  lunchStartTime?: string | null;

  @Field(() => String, END)
  lunchEndTime?: string | null;

  @IsOption({ options: FIRST_WEEKDAYS, message: 'La semana comienza el lunes o el domingo' })
  @Field(() => String, { nullable: true, description: oneOf(FIRST_WEEKDAYS) })
  weekStartsOn?: string | null;
}
