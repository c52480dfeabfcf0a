import { emptyPut, toPutInput, whomOptions } from './put-on-list-form';

const CHOICES = {
  professionals: [
    { id: 7, name: 'Dra. Sosa', specialtyId: 1 },
    { id: 8, name: 'Dr. Gil', specialtyId: 2 },
  ],
  specialties: [
    { id: 1, name: 'Cardiología' },
    { id: 2, name: 'Pediatría' },
  ],
};
const valuesOf = (choices: ReturnType<typeof whomOptions>) => choices.map(({ value }) => value);

test('administrators put people down for anybody, professionals for themselves and their specialty', () => {
  expect(valuesOf(whomOptions(CHOICES, null))).toEqual(['p7', 'p8', 's1', 's2']);
  expect(valuesOf(whomOptions(CHOICES, 8))).toEqual(['p8', 's2']);
});

test('a hidden professional cannot be chosen, and puts no one down', () => {
  expect(whomOptions(CHOICES, 9)).toEqual([]);
});

test('without a reason it is not urgent', () => {
  const typed = { ...emptyPut('2026-11-20', 's2'), name: ' Nora Ñandú ', email: 'nora@correo.example', reason: '  ' };
  expect(toPutInput(typed)).toMatchObject({
    specialtyId: 2,
    patientName: 'Nora Ñandú',
    patientPhone: null,
    contactName: null,
    patientBirthDate: null,
    untilDate: '2026-12-20',
    urgentReason: null,
  });
  expect(toPutInput({ ...typed, contactName: ' Marta Ñandú ', birthDate: '1-3-2018' })).toMatchObject({
    contactName: 'Marta Ñandú',
    patientBirthDate: '2018-03-01',
  });
  expect(toPutInput({ ...typed, reason: 'Dolor' })).toMatchObject({ urgentReason: 'Dolor' });
});
