import { validate } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

import { isCalendarDate } from '../../../domain/calendar-date';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { tidyPhones } from '../../../platform/validation/phones';
import { BookAppointmentInput } from '../../appointments/appointment.inputs';
import type { Patient } from '../../patients/patient.entity';
import { clinicSettings } from '../../settings/settings.service';
import { listAt, objectAt, textAt } from './operation-input';

export interface PersonInput {
  patientName: string;
  patientEmail: string | null;
  patientPhone: string | null;
  patientBirthDate: string | null;
}

/** BAD_REQUEST for an invalid birth date. */
export function personOf(patient: unknown, contact?: unknown): PersonInput {
  const telecom = [...listAt(patient, 'telecom'), ...listAt(contact, 'telecom')];
  const valueOf = (system: string) =>
    textAt(
      telecom.find((it) => textAt(it, 'system') === system),
      'value',
    );
  const birthDate = textAt(patient, 'birthDate') ?? null;
  if (birthDate !== null && !isCalendarDate(birthDate))
    throw invalid('patientBirthDate', 'La fecha de nacimiento debe tener la forma AAAA-MM-DD');
  return {
    patientName: nameOf(listAt(patient, 'name')[0]),
    patientEmail: valueOf('email') ?? null,
    patientPhone: valueOf('phone') ?? null,
    patientBirthDate: birthDate,
  };
}

export function recordedPerson({ name, email, phone, birthDate }: Patient): PersonInput {
  return { patientName: name, patientEmail: email, patientPhone: phone, patientBirthDate: birthDate };
}

export function nameOf(name: unknown): string {
  const given = listAt(name, 'given').filter((it) => typeof it === 'string');
  return textAt(name, 'text') ?? [...given, familyOf(name)].join(' ').trim();
}

/** Guides spell the extension both ways. */
const FATHERS_FAMILY = /\/humanname-fathers-?family$/;

function familyOf(name: unknown): string {
  const fathers = listAt(objectAt(name, '_family'), 'extension').find((it) =>
    FATHERS_FAMILY.test(textAt(it, 'url') ?? ''),
  );
  return textAt(name, 'family') ?? textAt(fathers, 'valueString') ?? '';
}

/** Tidies and validates as GraphQL does. */
export async function tidyPerson<Some extends PersonInput>(ctx: Context, given: Some): Promise<Some> {
  const input = Object.assign(new BookAppointmentInput(), given);
  await tidyPhones(input, async () => (await clinicSettings(ctx)).countryCode);
  const errors = await validate(input, { forbidUnknownValues: false });
  if (errors.length > 0) throw new ArgumentValidationError(errors);
  return { ...given, ...input };
}
