import { personSchema, toPersonInput, toPersonValues, type Person } from './person-form';

const MARTA: Person = {
  name: 'Marta Ruiz',
  phone: '+54 11 2345-6789',
  address: null,
  dateOfBirth: '1958-03-07',
  emergencyContact: { name: 'Ana', phone: null, relationship: 'hija' },
};

const typed = (changes: Partial<ReturnType<typeof toPersonValues>>) =>
  toPersonInput({ ...toPersonValues(MARTA), ...changes }, toPersonValues(MARTA));

test('the form shows the date of birth as people write it and nothing as empty', () => {
  expect(toPersonValues(MARTA)).toEqual({
    name: 'Marta Ruiz',
    phone: '+54 11 2345-6789',
    address: '',
    dateOfBirth: '07-03-1958',
    contactName: 'Ana',
    contactPhone: '',
    contactRelationship: 'hija',
  });
});

test('nothing changed: nothing to send', () => {
  expect(typed({})).toEqual({});
  expect(typed({ name: ' Marta Ruiz ', address: '  ', dateOfBirth: '7/3/1958' })).toEqual({});
});

test.each([
  ['a name', { name: 'Marta Díaz ' }, { name: 'Marta Díaz' }],
  ['an address', { address: 'Av. San Martín 1' }, { address: 'Av. San Martín 1' }],
  ['a date', { dateOfBirth: '08-03-1958' }, { dateOfBirth: '1958-03-08' }],
  ['an emptied date', { dateOfBirth: '' }, { dateOfBirth: null }],
  ['an emptied phone', { phone: '' }, { phone: null }],
  [
    'part of the contact',
    { contactPhone: '11 5555' },
    { emergencyContact: { name: 'Ana', phone: '11 5555', relationship: 'hija' } },
  ],
  ['an emptied contact', { contactName: '', contactRelationship: ' ' }, { emergencyContact: null }],
])('only %s is sent when only that changed', (_case, changes, input) => expect(typed(changes)).toEqual(input));

test('a first contact is sent as a whole', () => {
  const lonely = { ...MARTA, emergencyContact: null };
  expect(toPersonInput({ ...toPersonValues(lonely), contactName: 'Ana' }, toPersonValues(lonely))).toEqual({
    emergencyContact: { name: 'Ana', phone: null, relationship: null },
  });
});

test.each([
  ['22-11-2026', 'La fecha de nacimiento no puede ser futura'],
  ['20-11-1906', 'La fecha de nacimiento no puede ser de hace más de 120 años'],
])('a name is required, and a birth date of %s is refused as by the server', async (dateOfBirth, fault) => {
  const faults = await personSchema('2026-11-21', toPersonValues(MARTA))
    .validate({ ...toPersonValues(MARTA), name: ' ', dateOfBirth }, { abortEarly: false })
    .catch((all: { errors: string[] }) => all.errors);
  expect(faults).toEqual(['El nombre es requerido', fault]);
});

test('a phone without any number is refused where it is typed, not where it was kept from before', async () => {
  const values = { ...toPersonValues(MARTA), phone: 'abc' };
  expect(await personSchema('2026-11-21', toPersonValues(MARTA)).isValid(values)).toBe(false);
  expect(await personSchema('2026-11-21', values).isValid(values)).toBe(true);
});
