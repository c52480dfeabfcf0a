import { IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { REFEPS_NUMBER } from '../../domain/license-numbers';
import { Constraint } from '../../platform/graphql/constraint';
import { Money } from '../../platform/graphql/scalars';
import { NotNull } from '../../platform/validation/not-null';
import { IsWithin } from '../../platform/validation/number';
import { IsText, PHONE } from '../../platform/validation/text';
import { IsAddress, IsStaffPassword } from '../accounts/passwords/credentials';
import { DURATION_RANGE, IsDuration } from '../professionals/appointment-duration';
import { DisplayOrder } from './display-order.scalar';

const NAME = { required: 'El nombre es requerido', max: 200 };
const PHONE_TEXT = { max: 40, pattern: PHONE };
const BIO = { max: 2000, multiline: true };
const LICENSE = { max: 100 };
const REFEPS = {
  max: 20,
  pattern: { test: REFEPS_NUMBER, message: 'El número de REFEPS tiene solo números, entre 5 y 20' },
};
const SERIES_ONLINE = 'Whether patients may book a weekly or fortnightly series.';
const ORDER = { min: 0, max: 9999, message: 'El orden debe ser un número entre 0 y 9999' };

/** For every form that adds a professional. */
@InputType()
export abstract class NewProfessionalFields {
  @IsText(NAME)
  @Field({ description: 'Shown name, 1 to 200 characters.' })
  name!: string;

  @IsAddress()
  @Field({ description: 'Unique e-mail address, ignoring case; at most 254 characters.' })
  email!: string;

  @Constraint({ min: 1 })
  @Field(() => Int, { description: 'An active or inactive specialty; 0 (none) is rejected.' })
  specialtyId!: number;

  @IsText(PHONE_TEXT)
  @Field(() => String, { nullable: true, description: 'At most 40 characters, including a digit.' })
  phone?: string | null;

  @IsText(BIO)
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  bio?: string | null;

  @IsOptional()
  @IsWithin(ORDER)
  @Field(() => DisplayOrder, {
    nullable: true,
    description: '0 to 9999, lower first on the public page; absent or null: 0.',
  })
  sortOrder?: number | null;

  @Field(() => Money, {
    nullable: true,
    description: "Price of one appointment in the clinic's currency; absent or null: ask the clinic (A consultar).",
  })
  fee?: string | null;

  @IsDuration()
  @Field(() => Int, {
    nullable: true,
    description: `Length of an appointment in minutes, ${DURATION_RANGE}; absent or null: 30.`,
  })
  defaultDurationMinutes?: number | null;

  @IsText(LICENSE)
  @Field(() => String, {
    nullable: true,
    description: 'Matrícula as shown to the public, several separated by commas. At most 100 characters.',
  })
  licenseNumber?: string | null;

  @IsText(REFEPS)
  @Field(() => String, {
    nullable: true,
    description: "Number in Argentina's register of professionals: 5 to 20 digits.",
  })
  refepsNumber?: string | null;

  @Field(() => Boolean, { nullable: true, description: `${SERIES_ONLINE} Absent or null: no.` })
  seriesOnline?: boolean | null;
}

@InputType({ description: 'A new professional with an account.' })
export class CreateProfessionalInput extends NewProfessionalFields {
  @IsOptional()
  @IsStaffPassword()
  @Field(() => String, {
    nullable: true,
    description:
      'Password, 10 to 200 characters, not one of the 10,000 most common. Absent or null: a mailed link lets ' +
      'them choose one.',
  })
  password?: string | null;
}

@InputType({ description: 'Changes of a professional; absent fields stay.' })
export class UpdateProfessionalInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: '1 to 200 characters. null is rejected.' })
  name?: string | null;

  @IsAddress()
  @Field(() => String, {
    nullable: true,
    description: 'Unique e-mail address of the account. A new one must be confirmed. null is rejected.',
  })
  email?: string | null;

  @IsText(PHONE_TEXT)
  @Field(() => String, { nullable: true, description: 'At most 40 characters, including a digit. null empties it.' })
  phone?: string | null;

  @Constraint({ min: 1 })
  @Field(() => Int, {
    nullable: true,
    description: 'An active or inactive specialty; 0 and null (none) are rejected if one is assigned.',
  })
  specialtyId?: number | null;

  @IsText(BIO)
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters. null empties it.' })
  bio?: string | null;

  @IsWithin(ORDER)
  @Field(() => Int, { nullable: true, description: '0 to 9999, lower first on the public page; null is rejected.' })
  sortOrder?: number | null;

  @Field(() => Money, {
    nullable: true,
    description: "Price of one appointment in the clinic's currency; null: ask the clinic (A consultar).",
  })
  fee?: string | null;

  @IsDuration()
  @Field(() => Int, {
    nullable: true,
    description: `Length of an appointment in minutes, ${DURATION_RANGE}; null means 30.`,
  })
  defaultDurationMinutes?: number | null;

  @IsText(LICENSE)
  @Field(() => String, {
    nullable: true,
    description:
      'Matrícula as shown to the public, several separated by commas. At most 100 characters. null empties it.',
  })
  licenseNumber?: string | null;

  @IsText(REFEPS)
  @Field(() => String, {
    nullable: true,
    description: "Number in Argentina's register of professionals: 5 to 20 digits. null empties it.",
  })
  refepsNumber?: string | null;

  @NotNull('Indicá si los pacientes reservan series')
  @Field(() => Boolean, { nullable: true, description: `${SERIES_ONLINE} null is rejected.` })
  seriesOnline?: boolean | null;
}
