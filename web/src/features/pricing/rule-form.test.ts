import { ruleSchema, toRuleInput, toRuleValues, type RuleValues } from './rule-form';

const VALID: RuleValues = { minHoursPerDay: '4', discountPercentage: '10', description: 'Media jornada' };

const HOURS_FAULT = 'Las horas mínimas deben ser un número entre 0 y 24, con dos decimales como máximo';
const DISCOUNT_FAULT = 'El descuento debe ser un número entre 0 y 100, con dos decimales como máximo';

const faultOf = (values: Partial<RuleValues>) =>
  ruleSchema.validate({ ...VALID, ...values }).then(
    () => null,
    ({ message }: Error) => message,
  );

test('a new rule begins with 0 hours and 0 percent', () => {
  expect(toRuleValues(undefined)).toEqual({ minHoursPerDay: '0', discountPercentage: '0', description: '' });
});

test('what stands in the boxes is sent as it is stored', () => {
  const rule = { id: 3, version: 2, minHoursPerDay: 2.5, discountPercentage: 7.25, description: 'Tarde' };
  expect(toRuleInput(toRuleValues(rule))).toEqual({
    minHoursPerDay: 2.5,
    discountPercentage: 7.25,
    description: 'Tarde',
  });
});

test.each<[string, Partial<RuleValues>, string | null]>([
  ['a rule like any other', {}, null],
  ['half an hour', { minHoursPerDay: '0.5' }, null],
  ['a comma', { minHoursPerDay: '0,5' }, null],
  ['no hours at all', { minHoursPerDay: '' }, HOURS_FAULT],
  ['more hours than a day has', { minHoursPerDay: '24.5' }, HOURS_FAULT],
  ['hours below 0', { minHoursPerDay: '-1' }, HOURS_FAULT],
  ['all of the price', { discountPercentage: '100' }, null],
  ['more than all of it', { discountPercentage: '100.1' }, DISCOUNT_FAULT],
  ['a third decimal', { discountPercentage: '0.001' }, DISCOUNT_FAULT],
  ['no description', { description: ' ' }, 'La descripción es requerida'],
  ['a description that is too long', { description: 'a'.repeat(201) }, 'No puede superar los 200 caracteres'],
])('%s', async (_, values, fault) => {
  expect(await faultOf(values)).toBe(fault);
});
