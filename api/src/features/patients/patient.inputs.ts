import { IsIn, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { COUNTRY_CODES } from '../../domain/countries';
import { IdentifierKind, RegisteredSex } from '../../domain/patient-identifiers';
import { Constraint } from '../../platform/graphql/constraint';
import { LocalDate } from '../../platform/graphql/scalars';
import { NotNull } from '../../platform/validation/not-null';
import { EMAIL_PATTERN, IsText, PHONE } from '../../platform/validation/text';
import { OnlineBooking, PreferredChannel } from './patient.entity';

const NAME = { required: 'El nombre es requerido', max: 200 };
const EMAIL = { max: 254, pattern: { test: EMAIL_PATTERN, message: 'Email inválido' } };
const IDENTIFIERS = { maxItems: 4 };

@InputType({ description: 'A document that identifies a patient.' })
export class PatientIdentifierInput {
  @Field(() => IdentifierKind, { description: 'At most one of each kind.' })
  kind!: IdentifierKind;

  @IsText({ required: 'El número es requerido', max: 40 })
  @Field({
    description: 'DNI: 6 to 8 digits; CUIL: 11; others: 3 to 20 letters and digits. Dots and hyphens are dropped.',
  })
  number!: string;

  @Field(() => RegisteredSex, { nullable: true, description: 'Needed for a DNI; null for other documents.' })
  registeredSex?: RegisteredSex | null;
}

@InputType({ description: 'Changes of a patient; absent fields stay, null empties them.' })
export class UpdatePatientInput {
  @IsText(NAME)
  @Field(() => String, {
    nullable: true,
    description: 'As the person is called, 1 to 200 characters. null is rejected.',
  })
  name?: string | null;

  @IsText({ max: 200 })
  @Field(() => String, { nullable: true, description: 'Given names as on the DNI, at most 200 characters.' })
  givenNames?: string | null;

  @IsText({ max: 200 })
  @Field(() => String, { nullable: true, description: 'Family names as on the DNI, at most 200 characters.' })
  familyNames?: string | null;

  @Field(() => LocalDate, { nullable: true, description: "From 120 years ago to today, by the clinic's clock." })
  birthDate?: string | null;

  @Field(() => RegisteredSex, { nullable: true, description: 'As on the DNI.' })
  registeredSex?: RegisteredSex | null;

  @IsText(EMAIL)
  @Field(() => String, { nullable: true, description: 'A valid address of at most 254 characters.' })
  email?: string | null;

  @IsText({ max: 40, pattern: PHONE })
  @Field(() => String, { nullable: true, description: 'Text of at most 40 characters that holds a number.' })
  phone?: string | null;

  @IsText({ max: 2000, multiline: true })
  @Field(() => String, { nullable: true, description: 'For the desk, at most 2,000 characters.' })
  notes?: string | null;

  @IsOptional()
  @IsIn(COUNTRY_CODES, { message: 'La nacionalidad es el código de un país, como AR' })
  @Constraint({ pattern: /^[A-Z]{2}$/ })
  @Field(() => String, { nullable: true, description: 'Country, ISO 3166-1 alpha-2: "AR".' })
  nationality?: string | null;

  @Field(() => PreferredChannel, { nullable: true, description: 'For the desk.' })
  preferredChannel?: PreferredChannel | null;

  @NotNull('Indicá si puede sacar turnos por internet')
  @Field(() => OnlineBooking, { nullable: true, description: 'Bookings that the account may make. null is rejected.' })
  mayBookOnline?: OnlineBooking | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: "Date of death: from the birth date to today, by the clinic's clock.",
  })
  deceasedOn?: string | null;

  @NotNull('Indicá los documentos; ninguno es una lista vacía')
  @Constraint(IDENTIFIERS)
  @Field(() => [PatientIdentifierInput], {
    nullable: true,
    description: 'All documents. CONFLICT on `identifiers` if another patient has one. null is rejected.',
  })
  identifiers?: PatientIdentifierInput[] | null;
}

@InputType({ description: 'A new patient. Only the name is required.' })
export class CreatePatientInput extends UpdatePatientInput {
  @IsText(NAME)
  @Field({ description: 'As the person is called, 1 to 200 characters.' })
  override name!: string;
}
