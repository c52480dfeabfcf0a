import { ServerError } from '@apollo/client/errors';

import { ApiFailure, asThrown } from '../../testing/fake-api';
import { NETWORK_TEXT, toApiError } from './api-error';

function answered(statusCode: number, bodyText: string) {
  return new ServerError('refused', { response: new Response(bodyText, { status: statusCode }), bodyText });
}

test('a refusal keeps its code, its field and its Spanish sentence', () => {
  const error = toApiError(asThrown(new ApiFailure('CONFLICT', 'El horario ya fue reservado', 'startTime')));
  expect(error).toMatchObject({ code: 'CONFLICT', field: 'startTime', message: 'El horario ya fue reservado' });
  expect(error.textOr('Error al reservar el turno')).toBe('El horario ya fue reservado');
});

test('an internal fault shows the caller’s own words instead of an error number', () => {
  const error = toApiError(asThrown(new ApiFailure('INTERNAL', 'Ocurrió un error inesperado. Código: 12')));
  expect(error.textOr('Error al cargar las salas')).toBe('Error al cargar las salas');
  expect(error.textOr(undefined)).toBe('Ocurrió un error inesperado. Código: 12');
});

test('no answer at all is a connection error', () => {
  expect(toApiError(new TypeError('Failed to fetch'))).toMatchObject({ code: 'NETWORK', message: NETWORK_TEXT });
});

test('a status with a GraphQL body is read like any other refusal', () => {
  const body = JSON.stringify({
    errors: [{ message: 'Demasiados intentos', extensions: { code: 'TOO_MANY_REQUESTS' } }],
  });
  expect(toApiError(answered(429, body))).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: 'Demasiados intentos' });
});

test.each([
  [401, 'UNAUTHENTICATED'],
  [429, 'TOO_MANY_REQUESTS'],
  [500, 'INTERNAL'],
  [403, 'REFUSED'],
  [404, 'REFUSED'],
  [431, 'REFUSED'],
  [502, 'UNKNOWN'],
])('a status of %i with a foreign body is %s', (status, code) => {
  expect(toApiError(answered(status, '<html></html>')).code).toBe(code);
  expect(toApiError(answered(status, '{"message":"otra cosa"}')).code).toBe(code);
});

test('what a proxy did not let through was not done, and a file that is too large is called so', () => {
  const large = toApiError(answered(413, '<html>Too large</html>'));
  expect(large).toMatchObject({ message: 'El archivo es demasiado grande.', isUnsure: false });
  expect(toApiError(answered(403, '<html>Forbidden</html>'))).toMatchObject({
    message: 'El pedido no se aceptó. Recargá la página y probá de nuevo.',
    isUnsure: false,
  });
});

test('a proxy that asks to wait is heard', () => {
  const refusedUntil = (date: string) =>
    new ServerError('refused', {
      response: new Response('', { status: 429, headers: { 'Retry-After': date } }),
      bodyText: '',
    });
  expect(toApiError(refusedUntil('120')).retryAfterSeconds).toBe(120);
  expect(toApiError(refusedUntil('Wed, 21 Oct 2026 07:28:00 GMT')).retryAfterSeconds).toBeUndefined();
});

test.each([502, 503, 504])('a proxy’s error page, %i, does not blame the visitor’s connection', (status) => {
  const error = toApiError(answered(status, '<html>Bad gateway</html>'));
  expect(error.textOr('Error al reservar el turno')).toBe('Error al reservar el turno');
  expect(error.message).not.toContain('conexión');
});
