import { cellText, dayColour, dayLines, shortCellText } from './day-look';
import type { OverviewDayFragment } from './rooms-overview.generated';

const aDay = (facts: Partial<OverviewDayFragment>): OverviewDayFragment => ({
  date: '2026-11-23',
  state: 'available',
  freeRoomCount: 8,
  fullRoomCount: 0,
  roomCount: 8,
  rentalCount: 0,
  appointmentCount: 0,
  openMinutes: 4800,
  takenMinutes: 0,
  ...facts,
});

test.each<[Partial<OverviewDayFragment>, string[]]>([
  [{}, ['Todas las salas disponibles', '8 de 8 salas con horas libres']],
  [
    { appointmentCount: 31, takenMinutes: 930 },
    ['Todas las salas disponibles', '8 de 8 salas con horas libres', '31 turnos: 19 % del horario ocupado'],
  ],
  [
    { appointmentCount: 1, takenMinutes: 15 },
    ['Todas las salas disponibles', '8 de 8 salas con horas libres', '1 turno: 1 % del horario ocupado'],
  ],
  [
    { appointmentCount: 150, takenMinutes: 4512 },
    ['Quedan pocas horas libres', '8 de 8 salas con horas libres', '150 turnos: 94 % del horario ocupado'],
  ],
  [
    { state: 'partial', freeRoomCount: 1, fullRoomCount: 3, rentalCount: 1, appointmentCount: 1, takenMinutes: 2000 },
    ['Algunas salas disponibles', '1 de 8 salas con horas libres', '1 alquiler · 1 turno: 42 % del horario ocupado'],
  ],
  [
    { state: 'full', freeRoomCount: 0, fullRoomCount: 8, rentalCount: 12, takenMinutes: 4800 },
    ['Completamente reservado', '0 de 8 salas con horas libres', '12 alquileres: 100 % del horario ocupado'],
  ],
  [{ state: 'unavailable', freeRoomCount: 0 }, ['No disponible']],
  [
    { state: 'unconfigured', freeRoomCount: 0, roomCount: 1, appointmentCount: 1200, openMinutes: 0 },
    ['Sin configuración', '1.200 turnos'],
  ],
  [
    { state: 'past', freeRoomCount: 1, roomCount: 1, rentalCount: 2, takenMinutes: 2400 },
    ['Fecha pasada', '1 de 1 sala con horas libres', '2 alquileres: 50 % del horario ocupado'],
  ],
])('a day of %j reads %j', (facts, lines) => {
  expect(dayLines(aDay(facts))).toEqual(lines);
});

test.each<[Partial<OverviewDayFragment>, string, string]>([
  [{}, '8 de 8 libres', '8/8'],
  [{ state: 'partial', freeRoomCount: 3 }, '3 de 8 libres', '3/8'],
  [{ state: 'full', freeRoomCount: 0 }, '0 de 8 libres', '0/8'],
  [{ state: 'unconfigured', freeRoomCount: 0 }, 'Sin configuración', '?'],
  [{ state: 'unavailable', freeRoomCount: 0 }, 'No disponible', '—'],
  [{ state: 'past' }, 'Fecha pasada', '—'],
])('the cell of a day of %j shows %s, or %s', (facts, text, short) => {
  expect([cellText(aDay(facts)), shortCellText(aDay(facts))]).toEqual([text, short]);
});

test('the colour follows how much of the open time is free, not in how many rooms', () => {
  const colourOf = (takenMinutes: number, facts: Partial<OverviewDayFragment> = {}) =>
    dayColour(aDay({ takenMinutes, ...facts }));
  expect([colourOf(0), colourOf(3599), colourOf(3600), colourOf(4512)]).toEqual(['done', 'done', 'partial', 'partial']);
  expect(colourOf(4512, { state: 'past' })).toBe('absent');
});
