import { ApiError } from '../../../kit/errors/api-error';
import { resultOf } from './day-result';

const MONDAY = '2026-11-23';

test.each([
  [
    'NETWORK',
    'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.',
    'Error de conexión, sin respuesta del servidor',
  ],
  ['INTERNAL', 'Ocurrió un error inesperado (id 7f).', 'Ocurrió un error inesperado. Por favor, intentá nuevamente.'],
  ['UNKNOWN', 'x', 'Ocurrió un error inesperado. Por favor, intentá nuevamente.'],
])(
  'after %s the day’s state is unknown, and the connection is blamed only if there was no answer',
  (code, message, reason) => {
    const error = new ApiError({ code, message });
    expect(resultOf(MONDAY, { error })).toEqual({ date: MONDAY, made: 0, failure: { reason, isUnsure: true } });
  },
);

test('the server’s refusal of the day is shown, and then the day is not rented', () => {
  const error = new ApiError({ code: 'FORBIDDEN', message: 'Sin permisos para realizar esta acción' });
  expect(resultOf(MONDAY, { error }).failure).toEqual({
    reason: 'Sin permisos para realizar esta acción',
    isUnsure: false,
  });
});
