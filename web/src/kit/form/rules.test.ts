import { registerInputLimits } from '../../schema/public-limits.generated';
import { addressRule } from './address-rule';
import { secretRule, textRule, wholeNumberRule } from './rules';

/** The first fault of a text, or null. */
const saidOf = (rule: ReturnType<typeof textRule>, text: string) =>
  rule.validate(text).then(
    () => null,
    (error: Error) => error.message,
  );

describe('A text', () => {
  const rule = textRule(
    { minLength: 2, maxLength: 1000, pattern: /^\D+$/ },
    { required: 'Falta', short: 'Muy corto', wrong: 'Sin números' },
  );

  test.each([
    ['', 'Falta'],
    ['   ', 'Falta'],
    [' A ', 'Muy corto'],
    ['x'.repeat(1001), 'No puede superar los 1.000 caracteres'],
    ['Sala 2', 'Sin números'],
    [` ${'x'.repeat(1000)} `, null],
  ])('like %j has the server’s fault of the trimmed text', async (text, said) => {
    expect(await saidOf(rule, text)).toBe(said);
  });

  test('may be empty by default, whatever its pattern', async () => {
    expect(
      await saidOf(textRule({ minLength: 1, maxLength: 5, pattern: /\d/ }, { wrong: 'Solo números' }), ' '),
    ).toBeNull();
  });
});

test.each([
  ['\u200bana@correo.example', null],
  [' ana@co\u00adrreo.example\u00a0', null],
  ['ana@peña.example', null],
  ['ana\u00a0paz@correo.example', 'Inválida'],
  ['ana@correo', 'Inválida'],
  ['\u200b', 'Falta'],
])('An address like %j is judged as the server stores it', async (typed, said) => {
  const rule = addressRule(registerInputLimits.email, { required: 'Falta', wrong: 'Inválida' });
  expect(await saidOf(rule, typed)).toBe(said);
});

test('A secret is measured with its blanks', async () => {
  const rule = secretRule({ minLength: 6, maxLength: 8 }, { required: 'Falta', short: 'Muy corta' });
  expect(await saidOf(rule, '  ab  ')).toBeNull();
  expect(await saidOf(rule, ' ab ')).toBe('Muy corta');
});

test.each([
  ['', null],
  [' 30 ', null],
  ['0', null],
  ['9999', null],
  ['10000', 'El orden debe ser un número entre 0 y 9.999'],
  ['-1', 'El orden debe ser un número entre 0 y 9.999'],
  ['3,5', 'El orden debe ser un número entre 0 y 9.999'],
  ['mucho', 'El orden debe ser un número entre 0 y 9.999'],
])('A whole number typed as %j: %s', async (text, said) => {
  expect(await saidOf(wholeNumberRule({ min: 0, max: 9999 }, { named: 'El orden' }), text)).toBe(said);
});
