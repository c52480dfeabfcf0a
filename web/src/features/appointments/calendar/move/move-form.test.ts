import { chosenStart, isWhereItWas, moveSchema, OTHER_TIME, moveTimeOptions, toMoveForm } from './move-form';

const TURNO = { startTime: '2026-11-23T09:30:00-03:00', roomId: 2, professionalId: 3 };
const form = (more: object = {}) => ({ ...toMoveForm(TURNO), ...more });

test('the form begins where the turno is', () => {
  expect(form()).toEqual({ date: '23-11-2026', slot: '09:30', time: '', roomId: '2', professionalId: '3' });
  expect(isWhereItWas(form(), TURNO)).toBe(true);
});

test.each([
  [{ slot: '10:00' }, '2026-11-23T10:00'],
  [{ date: '1/12/2026' }, '2026-12-01T09:30'],
  [{ slot: OTHER_TIME, time: '7.15' }, '2026-11-23T07:15'],
  [{ slot: OTHER_TIME, time: '25:00' }, null],
  [{ date: '31-02-2026' }, null],
  [{ date: '' }, null],
])('%j is chosen as %s', (more, start) => {
  expect(chosenStart(form(more))).toBe(start);
});

test('another time, day, room or professional is a move', () => {
  for (const more of [{ slot: '10:00' }, { date: '24-11-2026' }, { roomId: '3' }, { professionalId: '5' }])
    expect(isWhereItWas(form(more), TURNO)).toBe(false);
});

test.each([
  [{ date: '' }, 'La fecha es requerida'],
  [{ date: '31-02-2026' }, 'Fecha inválida'],
  [{ slot: '' }, 'El horario es requerido'],
  [{ professionalId: '' }, 'El profesional es requerido'],
  [{ slot: OTHER_TIME }, 'La hora es requerida'],
  [{ slot: OTHER_TIME, time: 'tarde' }, 'La hora debe tener la forma HH:mm'],
])('%j is refused: %s', async (more, message) => {
  await expect(moveSchema.validate(form(more))).rejects.toThrow(message);
});

test('what was typed and is no longer asked for is not judged', async () => {
  await expect(moveSchema.validate(form({ time: 'tarde' }))).resolves.toBeTruthy();
});

test('the present time is among those of its own day only', () => {
  const labels = (day: string, slots: string[]) => moveTimeOptions(day, slots, TURNO).map(({ label }) => label);
  const ofItsDay = labels('2026-11-23', ['2026-11-23T10:00:00-03:00', '2026-11-23T09:00:00-03:00']);
  expect(ofItsDay).toEqual(['09:00', '09:30 (actual)', '10:00', 'Otro horario']);
  expect(labels('2026-11-24', ['2026-11-24T10:00:00-03:00'])).toEqual(['10:00', 'Otro horario']);
});
