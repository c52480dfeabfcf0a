import { ArgumentValidationError } from 'type-graphql';
import { GraphQLError } from 'graphql';

import { AppError, HTTP_STATUS, invalid, notFound, type ErrorCode } from './app-error';
import { toPublicError } from './public-error';

const SECRET = 'ana@ejemplo.example';
const failing = (code: string, more: object = {}) =>
  Object.assign(new Error(`duplicate key (email)=(${SECRET})`), { code, ...more });
const publicErrorOf = (thrown: unknown) =>
  toPublicError(thrown, { unknown: () => undefined, refused: () => undefined }, () => 'id-1');

describe('an AppError', () => {
  test.each(Object.entries(HTTP_STATUS) as [ErrorCode, number][])(
    'with code %s is sent unchanged, with status %d',
    (code, status) => {
      expect(publicErrorOf(new AppError(code, 'Mensaje', { field: 'name', retryAfterSeconds: 3 }))).toEqual({
        code,
        status,
        message: 'Mensaje',
        field: 'name',
        retryAfterSeconds: 3,
      });
    },
  );

  test('has field and retryAfterSeconds only if set', () => {
    expect(publicErrorOf(notFound('La sala no existe'))).toEqual({
      code: 'NOT_FOUND',
      status: 404,
      message: 'La sala no existe',
    });
    expect(publicErrorOf(invalid('name', 'Falta'))).toEqual({
      code: 'BAD_REQUEST',
      status: 400,
      message: 'Falta',
      field: 'name',
    });
  });

  test('is found however deep GraphQL wrapped it', () => {
    const wrapped = new GraphQLError('a', {
      originalError: new GraphQLError('b', { originalError: notFound('No está') }),
    });
    expect(publicErrorOf(wrapped)).toEqual({ code: 'NOT_FOUND', status: 404, message: 'No está' });
  });

  test('from a scalar gets its field from the variable around it', () => {
    const wrapped = new GraphQLError('Variable "$input" got invalid value "x" at "input.startTime"; Falta', {
      originalError: new AppError('BAD_REQUEST', 'Falta'),
    });
    expect(publicErrorOf(wrapped)).toMatchObject({ message: 'Falta', field: 'startTime' });
  });
});

describe('input that breaks a rule', () => {
  test('is reported with its field and the rule’s message, without the input', () => {
    const error = new ArgumentValidationError([
      {
        property: 'address',
        children: [{ property: 'street', value: SECRET, constraints: { isText: 'Falta la calle' } }],
      },
    ]);
    expect(publicErrorOf(new GraphQLError('x', { originalError: error }))).toEqual({
      code: 'BAD_REQUEST',
      status: 400,
      message: 'Falta la calle',
      field: 'address.street',
    });
  });

  test('is refused even if the rule has no message', () => {
    expect(publicErrorOf(new ArgumentValidationError([{ property: 'name' }]))).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Los datos enviados no son válidos',
    });
  });
});

describe('a variable that GraphQL refuses', () => {
  test.each([
    ['Variable "$id" of required type "Int!" was not provided.', 'id', 'Falta un dato obligatorio: id'],
    [
      'Variable "$input" got invalid value { a: 1 }; Field "name" of required type "String!" was not provided.',
      'name',
      'Falta un dato obligatorio: name',
    ],
    [
      'Variable "$input" got invalid value 1 at "input.a"; Field "b" is not defined by type "X".',
      'a.b',
      'Dato desconocido: a.b',
    ],
    [
      `Variable "$input" got invalid value "${SECRET}" at "input.a[0].b"; String cannot represent`,
      'a[0].b',
      'El valor de a[0].b no es válido',
    ],
    [
      'Variable "$id" got invalid value null; Expected non-nullable type "Int!" not to be null.',
      'id',
      'Falta un dato obligatorio: id',
    ],
  ])('%s', (text, field, message) => {
    expect(publicErrorOf(new GraphQLError(text))).toEqual({ code: 'BAD_REQUEST', status: 400, field, message });
  });
});

describe('a database refusal', () => {
  test.each<[state: string, code: string, message: string]>([
    ['23P01', 'CONFLICT', 'El horario elegido ya no está disponible. Elegí otro horario'],
    ['23505', 'CONFLICT', 'Ya existe un registro con esos datos'],
    ['23503', 'CONFLICT', 'No se puede completar: hay otros datos que dependen de este registro'],
    ['23514', 'BAD_REQUEST', 'Alguno de los datos enviados no es válido'],
    ['22003', 'BAD_REQUEST', 'Alguno de los datos enviados no es válido'],
    ['22021', 'BAD_REQUEST', 'Alguno de los datos enviados no es válido'],
    ...[
      '40001',
      '40P01',
      '55P03',
      '57014',
      '53300',
      '57P01',
      '08006',
      'ECONNREFUSED',
      'ECONNRESET',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ENETUNREACH',
    ].map((state): [string, string, string] => [
      state,
      'UNAVAILABLE',
      'El sistema está ocupado. Reintentá en unos segundos',
    ]),
  ])('with %s is %s', (state, code, message) => {
    for (const error of [failing(state), Object.assign(new Error('wrapped'), { driverError: failing(state) })]) {
      const answer = publicErrorOf(error);
      expect(answer).toMatchObject({ code, message, status: HTTP_STATUS[code as ErrorCode] });
      expect(answer.retryAfterSeconds).toBe(code === 'UNAVAILABLE' ? 2 : undefined);
      expect(JSON.stringify(answer)).not.toContain(SECRET);
    }
  });
});

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('A lost connection, "%s", passes', (message) => {
  expect(publicErrorOf(new Error(message))).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 2 });
});

describe('any other error', () => {
  test.each([
    ['an error', new Error(`SELECT ${SECRET}`)],
    ['a fault of our SQL', failing('42601')],
    ['an error of Node', failing('ENOENT')],
    ['a text', SECRET],
    ['nothing', undefined],
    ['an object that looks like ours', { code: 'NOT_FOUND', message: SECRET }],
    ['an error wrapped by GraphQL', new GraphQLError(SECRET, { originalError: new Error(SECRET) })],
  ])('%s returns an id only, and the cause is logged', (_, thrown) => {
    const logged: [unknown, string][] = [];
    const answer = toPublicError(
      thrown,
      { unknown: (cause, id) => void logged.push([cause, id]), refused: () => undefined },
      () => 'id-1',
    );
    expect(answer).toEqual({
      code: 'INTERNAL',
      status: 500,
      message: 'Ocurrió un error inesperado. Código: id-1',
      errorId: 'id-1',
    });
    const cause = thrown instanceof GraphQLError ? thrown.originalError : thrown;
    expect(logged).toEqual([[cause, 'id-1']]);
  });
});
