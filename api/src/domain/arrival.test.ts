import { arrivalState, birthDayFault, storedDnis } from './arrival';

const TURNO = { status: 'confirmed', start: 600, durationMinutes: 30, hasArrived: false } as const;

test('a patient may arrive until the turno ends', () => {
  expect([0, 600, 629, 630].map((now) => arrivalState(TURNO, now))).toEqual([
    'expected',
    'expected',
    'expected',
    'closed',
  ]);
  expect(arrivalState({ ...TURNO, hasArrived: true }, 700)).toBe('arrived');
});

test.each([
  ['pending', 'expected'],
  ['completed', 'attended'],
  ['no_show', 'closed'],
  ['cancelled', 'cancelled'],
] as const)('a turno that is %s is %s', (status, state) => {
  expect(arrivalState({ ...TURNO, status }, 600)).toBe(state);
});

test('a day of birth exists in some year', () => {
  expect(['02-29', '12-31', '01-01'].map(birthDayFault)).toEqual([null, null, null]);
  for (const wrong of ['02-30', '13-01', '00-10', '4-9', ''])
    expect(birthDayFault(wrong)).toMatch(/^Ese día no existe/);
});

test('a DNI is found with and without leading zeros', () => {
  expect(storedDnis('30111222')).toEqual(['30111222']);
  expect(storedDnis('05111222')).toEqual(['5111222', '05111222']);
  expect(storedDnis('511122')).toEqual(['511122', '0511122', '00511122']);
});
