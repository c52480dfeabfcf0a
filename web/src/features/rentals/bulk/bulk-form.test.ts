import { texts } from '../texts';
import { bulkFaults, faultsText, reservationCount } from './bulk-form';
import { aDay, ALL_DAY, knownDays, NORTH } from './bulk.fixture';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const EIGHT_TO_NOON = { startTime: '08:00', endTime: '12:00' };
const KNOWN = knownDays(aDay(MONDAY), aDay(TUESDAY, { north: [{ startTime: '14:00', endTime: '20:00' }] }));
const values = { room: NORTH, roomId: NORTH.id, intervals: [EIGHT_TO_NOON], notes: '', days: new Set([MONDAY]) };

test('a room, hours and days that fit can be sent', () => {
  expect(bulkFaults(values, KNOWN)).toEqual([]);
});

test.each([
  ['no day', { days: new Set<string>() }, 'Selecciona al menos un día'],
  ['no room', { room: null, roomId: null }, 'Selecciona al menos una sala'],
  ['no schedule', { intervals: [] }, 'Configura al menos un horario'],
  [
    'a start that is not before its end',
    { intervals: [{ startTime: '12:00', endTime: '12:00' }] },
    'Intervalo 1: Hora de inicio debe ser anterior a la hora de fin',
  ],
  ['notes that are too long', { notes: 'x'.repeat(2001) }, 'Notas: No puede superar los 2.000 caracteres'],
  [
    'a day that does not fit',
    { days: new Set([MONDAY, TUESDAY]) },
    'mar, 24 nov: Intervalo 1 (08:00-12:00) no cabe en el horario disponible',
  ],
])('%s is reported in the catalogue’s words', (_case, change, text) => {
  expect(bulkFaults({ ...values, ...change }, KNOWN)).toEqual([text]);
});

test('a day that may have been rented already is not judged, so that it can be asked for again', () => {
  expect(bulkFaults({ ...values, days: new Set([TUESDAY]) }, KNOWN, new Set([TUESDAY]))).toEqual([]);
});

test('the toast puts the faults together, of many the first three', () => {
  expect(faultsText(['Selecciona al menos una sala', 'Selecciona al menos un día'])).toBe(
    'Errores de validación: Selecciona al menos una sala, Selecciona al menos un día',
  );
  expect(faultsText(['a', 'b', 'c', 'd', 'e'])).toBe('Errores de validación: a, b, c y 2 más');
});

test('reservations are days times intervals, in the bar, on the button and in the toast', () => {
  const two = [EIGHT_TO_NOON, ALL_DAY];
  expect(reservationCount(4, two)).toBe(8);
  expect(texts.bulk.bar.sum(4, two.length)).toBe('4 días × 2 = 8 reservas');
  expect(texts.bulk.bar.sum(1, 1)).toBe('1 día × 1 = 1 reserva');
  expect(texts.bulk.bar.submit(8)).toBe('Crear 8 Reservas');
  expect(texts.bulk.bar.submit(1)).toBe('Crear 1 Reserva');
  expect(texts.bulk.bar.submit(0)).toBe('Guardar Reservas');
  expect(texts.bulk.done(8, 4)).toBe('8 reservas creadas exitosamente en 4 días');
  expect(texts.bulk.selectedDays.failed(1)).toBe('Error al reservar 1 día. Sigue seleccionado:');
});
