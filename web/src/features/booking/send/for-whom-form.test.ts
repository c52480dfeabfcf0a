import { EMPTY_FOR_WHOM, forWhomFields, forWhomSchema, hasTypedForWhom, toForWhomInput } from './for-whom-form';

const MARTA = { ...EMPTY_FOR_WHOM, name: 'Marta Paz', email: 'marta@correo.example' };
const TOMAS = { ...MARTA, forWhom: 'other', otherName: ' Tomás Paz ', birthDate: '1/3/2018' } as const;
const SLOT = { professionalId: 1, roomId: 2, startTime: '2026-11-23T09:00:00-03:00', durationMinutes: 30 };

function faults(values: object): string[] {
  try {
    forWhomSchema('2026-11-21').validateSync({ ...TOMAS, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
}

test.each([
  [{}, []],
  [{ otherName: ' ' }, ['El nombre es requerido']],
  [{ birthDate: '' }, ['La fecha de nacimiento es requerida']],
  [{ birthDate: '31-02-2018' }, ['Fecha inválida']],
  [{ birthDate: '22-11-2026' }, ['La fecha de nacimiento no puede ser futura']],
  [{ birthDate: '20-11-1906' }, ['La fecha de nacimiento no puede ser de hace más de 120 años']],
  [{ birthDate: '21-11-1906' }, []],
  [{ otherName: 'n'.repeat(201) }, ['No puede superar los 200 caracteres']],
  [{ forWhom: 'me', otherName: '', birthDate: 'nunca' }, []],
  [{ forWhom: 'hijo-1', otherName: 'Tomás Paz', birthDate: '' }, []],
  [{ familyKind: 'mother' }, []],
  [
    { familyKind: 'mother', birthDate: '21-11-2008' },
    ['Solo podés sumar a menores de 18 años. Para una persona adulta, pedilo en la clínica'],
  ],
])('another person, but %j: %j', (change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test('for another person both names and the birth date are sent; for oneself nothing new', () => {
  const own = {
    ...SLOT,
    patientName: 'Marta Paz',
    patientEmail: 'marta@correo.example',
    patientPhone: null,
    notes: null,
  };
  expect(toForWhomInput(SLOT, { ...TOMAS, forWhom: 'me' })).toEqual(own);
  expect(toForWhomInput(SLOT, TOMAS)).toEqual({
    ...own,
    patientName: 'Tomás Paz',
    patientBirthDate: '2018-03-01',
    contactName: 'Marta Paz',
  });
});

test('a family member is sent by id, and a new one with the relation', () => {
  expect(toForWhomInput(SLOT, { ...TOMAS, forWhom: 'hijo-1' })).toMatchObject({
    patientId: 'hijo-1',
    contactName: 'Marta Paz',
  });
  expect(toForWhomInput(SLOT, { ...TOMAS, familyKind: 'father' })).toMatchObject({ familyKind: 'father' });
  expect(toForWhomInput(SLOT, TOMAS)).not.toHaveProperty('familyKind');
});

test('the server’s fault of a name is shown at the name that was sent', () => {
  expect([forWhomFields(MARTA)['patientName'], forWhomFields(TOMAS)['patientName']]).toEqual(['name', 'otherName']);
  expect(forWhomFields(TOMAS)['contactName']).toBe('name');
});

test('a child’s name alone is worth keeping', () => {
  const own = { name: 'Marta Paz', email: 'marta@correo.example' };
  expect([hasTypedForWhom(MARTA, own), hasTypedForWhom(TOMAS, own)]).toEqual([false, true]);
});
