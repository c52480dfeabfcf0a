import { prefill } from '../../patient/contact-form';
import { ApiError } from '../../../kit/errors/api-error';
import { formSchema } from '../../../kit/form/form-schema';
import { fieldAtFault } from '../../../kit/form/server-refusal';
import { EMPTY_PATIENT, PATIENT_FIELDS, PATIENT_RULES, toBookingInput, type PatientValues } from './booking-form';

const NORA: PatientValues = { name: 'Nora Ñandú', email: 'nora@correo.example', phone: '', notes: '' };

function faults(values: Partial<PatientValues>): string[] {
  try {
    formSchema<PatientValues>(PATIENT_RULES).validateSync({ ...NORA, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
}

describe('the rules of the form', () => {
  test('name and e-mail are enough', () => {
    expect(faults({})).toEqual([]);
  });

  test('blank name and e-mail are asked for in the words of the catalogue', () => {
    expect(faults({ name: '   ' })).toEqual(['El nombre es requerido']);
    expect(faults({ email: '' })).toEqual(['El correo es requerido']);
  });

  test.each(['nora', 'nora@', 'nora@correo', 'nora @correo.example', 'a@b.com\nc@d.com'])(
    '%j is no e-mail address',
    (email) => {
      expect(faults({ email })).toEqual(['Email inválido']);
    },
  );

  test('lengths are those of the server', () => {
    expect(faults({ name: 'n'.repeat(200), phone: '1'.repeat(40), notes: 'n'.repeat(2000) })).toEqual([]);
    expect(faults({ name: 'n'.repeat(201) })).toEqual(['No puede superar los 200 caracteres']);
    expect(faults({ phone: '1'.repeat(41) })).toEqual(['No puede superar los 40 caracteres']);
    expect(faults({ notes: 'n'.repeat(2001) })).toEqual(['No puede superar los 2.000 caracteres']);
  });
});

test('what is sent is trimmed, and null where nothing was typed', () => {
  const slot = { professionalId: 1, roomId: 2, startTime: '2026-11-23T09:00:00-03:00', durationMinutes: 30 };
  expect(toBookingInput(slot, { name: ' Nora ', email: ' nora@correo.example ', phone: ' ', notes: '' })).toEqual({
    ...slot,
    patientName: 'Nora',
    patientEmail: 'nora@correo.example',
    patientPhone: null,
    notes: null,
  });
});

test.each([
  ['patientEmail', 'email'],
  ['input.patientName', 'name'],
  ['roomId', undefined],
  [undefined, undefined],
])('a refusal about %s belongs to the field %s', (field, expected) => {
  expect(fieldAtFault(new ApiError({ code: 'BAD_REQUEST', message: 'No', field }), PATIENT_FIELDS)).toBe(expected);
});

test('the account fills in only what is still empty', () => {
  const account = { name: 'Marta', email: 'marta@example.com', phone: null };
  expect(prefill({ ...EMPTY_PATIENT, name: 'Otra' }, account)).toEqual({
    name: 'Otra',
    email: 'marta@example.com',
    phone: '',
    notes: '',
  });
});
