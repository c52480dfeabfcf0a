import { timeLeftText } from './time-left';

test.each([
  [1, 'Te queda menos de un minuto.'],
  [59, 'Te queda menos de un minuto.'],
  [60, 'Te queda 1 minuto.'],
  [14 * 60 + 59, 'Te quedan 14 minutos.'],
  [60 * 60, 'Te queda 1 hora.'],
  [3 * 3600 + 20 * 60, 'Te quedan 3 horas y 20 minutos.'],
  [26 * 3600, 'Te queda 1 día y 2 horas.'],
  [48 * 3600 + 3599, 'Te quedan 2 días y 59 minutos.'],
])('%i seconds are written “%s”', (seconds, text) => {
  expect(timeLeftText(seconds * 1000)).toBe(text);
});

test.each([0, -1, -3600])('%i seconds are not written', (seconds) => {
  expect(timeLeftText(seconds * 1000)).toBeNull();
});
