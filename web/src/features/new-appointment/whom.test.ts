import { whomFound, whomOf, whomOptions, whomValue } from './whom';

const skin = { id: 1, name: 'Dermatología' };
const heart = { id: 2, name: 'Cardiología' };
const one = (id: number, name: string, specialty: { id: number; name: string } | null) =>
  ({ id, name, specialty, defaultDurationMinutes: null }) as never;

test('before the professionals of a specialty stands anybody of it, where there are several', () => {
  const labels = whomOptions([
    one(3, 'Dra. Laura Paz', skin),
    one(4, 'Dr. Omar Gil', heart),
    one(5, 'Lic. Ana Sur', null),
    one(6, 'Dr. Beto Mar', skin),
  ]).map(({ label }) => label);
  expect(labels).toEqual([
    'Selecciona un profesional',
    'Dr. Omar Gil · Cardiología',
    'Cualquiera de Dermatología',
    'Dra. Laura Paz · Dermatología',
    'Dr. Beto Mar · Dermatología',
    'Lic. Ana Sur',
  ]);
});

test('a search by complaint finds anybody of the specialty, its professionals, then others', () => {
  const bookable = [one(3, 'Dra. Laura Paz', skin), one(4, 'Dr. Omar Gil', heart), one(6, 'Dr. Beto Mar', skin)];
  const found = { specialties: [skin], professionals: [{ id: 6 }, { id: 4 }], isNear: false };
  expect(whomFound({ ...found, insurers: [] } as never, bookable, undefined)).toEqual(['s1', 'p3', 'p6', 'p4']);
});

test('a search by insurer finds all who take it, or while these are unknown those that it returned', () => {
  const bookable = [one(3, 'Dra. Laura Paz', skin), one(4, 'Dr. Omar Gil', heart), one(6, 'Dr. Beto Mar', skin)];
  const insurers = [{ id: 2, name: 'OSDE', kind: 'prepaid', isAccepted: true }];
  const found = { specialties: [], professionals: [{ id: 6 }], insurers, isNear: false } as never;
  expect(whomFound(found, bookable, new Set([4, 6]))).toEqual(['p4', 'p6']);
  expect(whomFound(found, bookable, undefined)).toEqual(['p6']);
});

test.each([
  [{ professionalId: 3, specialtyId: null }, 'p3'],
  [{ professionalId: null, specialtyId: 1 }, 's1'],
  [{ professionalId: null, specialtyId: null }, ''],
])('%j is kept in a select', (whom, value) => {
  expect(whomValue(whom)).toBe(value);
  expect(whomOf(value)).toEqual(whom);
});

test('the professional of a chosen slot leaves the specialty chosen', () => {
  expect(whomValue({ professionalId: 3, specialtyId: 1 })).toBe('s1');
});
