import { validateSync } from 'class-validator';

import { NotNull } from './not-null';
import { EMAIL_PATTERN, IsText, trimmed } from './text';

class Form {
  @IsText({ required: 'Falta el nombre', min: { length: 2, message: 'Muy corto' }, max: 5 })
  name: unknown = 'Ana';

  @IsText({ max: 5, pattern: { test: /^\d+$/, message: 'Solo números' } })
  code: unknown = undefined;

  @IsText({ max: 20, multiline: true })
  notes: unknown = undefined;

  @NotNull('No puede quedar vacío')
  active: unknown = true;
}

const OPTIONS = { skipUndefinedProperties: true };
const faultsOf = (values: Partial<Form>) =>
  validateSync(Object.assign(new Form(), values), OPTIONS).flatMap(({ constraints = {} }) =>
    Object.values(constraints),
  );

describe('a text', () => {
  test.each([
    ['', 'Falta el nombre'],
    [' \u00a0\u2003\n', 'Falta el nombre'],
    [null, 'Falta el nombre'],
    ['A', 'Muy corto'],
    [' A ', 'Muy corto'],
    ['Alicia', 'No puede superar los 5 caracteres'],
    ['👩👩👩', 'No puede superar los 5 caracteres'],
    ['A\u0000a', 'El texto contiene caracteres no permitidos'],
    ['A\u007fa', 'El texto contiene caracteres no permitidos'],
    ['A\ud800', 'El texto contiene caracteres no permitidos'],
    [7, 'Debe ser un texto'],
    [['Ana'], 'Debe ser un texto'],
    [{}, 'Debe ser un texto'],
  ])('like %j is refused', (name, message) => {
    expect(faultsOf({ name })).toEqual([message]);
  });

  test.each(['Ana', '  Ana  ', '\tAna\n', 'Ñu👩', '     Alba \r\n'])('like %j is valid', (name) => {
    expect(faultsOf({ name })).toEqual([]);
  });

  test.each(['A\nB', 'A\r\nB', 'A\tB', 'A\u0085B', 'A\u2028B'])(
    'like %j is valid only where several lines are allowed',
    (text) => {
      expect(faultsOf({ notes: text })).toEqual([]);
      expect(faultsOf({ name: text })).toEqual(['No puede tener saltos de línea ni tabulaciones']);
    },
  );

  test('that may be blank may be null or absent, without matching its pattern', () => {
    for (const code of [undefined, null, '', '  ', '123']) expect(faultsOf({ code })).toEqual([]);
    expect(faultsOf({ code: 'x1' })).toEqual(['Solo números']);
  });
});

test('rejects null in a field that may be absent', () => {
  expect(faultsOf({ active: undefined })).toEqual([]);
  expect(faultsOf({ active: null })).toEqual(['No puede quedar vacío']);
});

test('trims texts, and turns blank ones into null', () => {
  expect(['  Ana ', '', '  ', null, undefined].map(trimmed)).toEqual(['Ana', null, null, null, null]);
});

describe('an email address', () => {
  test.each([
    'ana@ejemplo.com',
    'a.b+c@ejemplo.com.ar',
    "o'connor@ejemplo.ie",
    'ñandú@ejemplo.com',
    'x@1.co',
    'a@b-c.de',
  ])('%s is one', (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(true);
  });

  test.each([
    '',
    '@',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@-b.co',
    'a@b-.co',
    'a b@c.de',
    'a@b.co\n',
    'a@b.co,c@d.co',
    '<a@b.co>',
    'a@b@c.de',
    'a@b..co',
    'a;b@c.de',
  ])('%j is none', (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(false);
  });

  test('is checked in linear time', () => {
    const started = performance.now();
    EMAIL_PATTERN.test(`a@${'a-'.repeat(50_000)}`);
    EMAIL_PATTERN.test(`a@${'a.'.repeat(50_000)}@`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
