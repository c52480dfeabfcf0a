import { ApiFailure, asThrown } from '../../testing/fake-api';
import { ApiError, toApiError } from './api-error';
import { bannerText } from './banner-text';
import { surelyFailed } from './surely-failed';

const booked = (reason: string) => `No sabemos si el turno quedó reservado: ${reason}. Reintentá.`;

const error = (code: string, message: string) => toApiError(asThrown(new ApiFailure(code, message)));

test('a refusal has the words of the server, with how long to wait', () => {
  expect(bannerText(error('CONFLICT', 'El horario ya fue reservado'), booked)).toBe('El horario ya fue reservado');
  const often = { code: 'TOO_MANY_REQUESTS', message: 'Demasiados intentos', retryAfterSeconds: 10 };
  expect(bannerText(new ApiError(often), booked)).toBe(
    'Demasiados intentos. Podés intentar nuevamente en 10 segundos.',
  );
});

test('a busy system may have done it all the same, and the wait is shown', () => {
  const busy = new ApiError({ code: 'UNAVAILABLE', message: 'Por ahora no se puede guardar', retryAfterSeconds: 10 });
  expect(bannerText(busy, booked)).toBe(
    'No sabemos si el turno quedó reservado: por ahora no se puede guardar. Reintentá. Podés intentar nuevamente en 10 segundos.',
  );
});

test('what changes nothing has failed for sure, and says so with the reason', () => {
  const failed = surelyFailed('Error al comprobar el código');
  expect(bannerText(toApiError(new TypeError('Failed to fetch')), failed)).toBe(
    'Error al comprobar el código. Se cortó la conexión.',
  );
  expect(bannerText(error('INTERNAL', 'Código: 12'), failed)).toBe('Error al comprobar el código. Falló el servidor.');
});

test.each([
  ['the connection is lost', toApiError(new TypeError('Failed to fetch')), 'se cortó la conexión'],
  [
    'the device is offline',
    new ApiError({ code: 'NETWORK', message: 'Error de conexión', isOffline: true }),
    'no hay conexión a internet',
  ],
  ['the server breaks', error('INTERNAL', 'Código: 12'), 'falló el servidor'],
  [
    'the system is busy',
    error('UNAVAILABLE', 'El sistema está ocupado. Reintentá en unos segundos'),
    'el sistema está ocupado',
  ],
  [
    'a standby does not confirm',
    error(
      'UNAVAILABLE',
      'Todavía no sabemos si se guardó: el sistema espera una confirmación. Fijate en unos segundos',
    ),
    'el sistema espera una confirmación',
  ],
  ['a proxy answers', new ApiError({ code: 'UNKNOWN', message: 'Error' }), 'falló el servidor'],
])('if %s the outcome is unknown, and the text never claims a failure', (_case, lost, reason) => {
  expect(bannerText(lost, booked)).toBe(`No sabemos si el turno quedó reservado: ${reason}. Reintentá.`);
  expect(bannerText(lost)).toBe(`No sabemos si se hizo: ${reason}. Reintentá.`);
});
