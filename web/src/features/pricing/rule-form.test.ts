import { ruleSchema, toRuleInput, toRuleValues, type RuleValues } from './rule-form';

const VALID: RuleValues = { minHoursPerDay: '4', discountPercentage: '10', description: 'Media jornada' };

const faultOf = (values: Partial<RuleValues>) => ruleSchema.validate({ ...VALID, ...values }).then(() => null, ({ message }: Error) => message);

test('a new rule begins with 0 hours and 0 percent', () => {
  expect(toRuleValues(undefined)).toEqual({ minHoursPerDay: '0', discountPercentage: '0', description: '' });
});

test('what stands in the boxes is sent as it is stored', () => {
  const rule = { id: 3, version: 2, minHoursPerDay: 2.5, discountPercentage: 7.25, description: 'Tarde' };
  expect(toRuleInput(toRuleValues(rule))).toEqual({ minHoursPerDay: 2.5, discountPercentage: 7.25, description: 'Tarde' });
});

test.each<[string, Partial<RuleValues>, string | null]>([
  ['a rule like any other', {}, null],
  ['half an hour', { minHoursPerDay: '0.5' }, null],
  ['a comma', { minHoursPerDay: '0,5' }, null],
  ['no hours at all', { minHoursPerDay: '' }, 'Las horas mínimas deben ser un número entre 0 y 24, con dos decimales como máximo'],
  ['more hours than a day has', { minHoursPerDay: '24.5' }, 'Las horas mínimas deben ser un número entre 0 y 24, con dos decimales como máximo'],
  ['hours below 0', { minHoursPerDay: '-1' }, 'Las horas mínimas deben ser un número entre 0 y 24, con dos decimales como máximo'],
  ['all of the price', { discountPercentage: '100' }, null],
  ['more than all of it', { discountPercentage: '100.1' }, 'El descuento debe ser un número entre 0 y 100, con dos decimales como máximo'],
  ['a third decimal', { discountPercentage: '0.001' }, 'El descuento debe ser un número entre 0 y 100, con dos decimales como máximo'],
  ['no description', { description: ' ' }, 'La descripción es requerida'],
  ['a description that is too long', { description: 'a'.repeat(201) }, 'No puede superar los 200 caracteres'],
])('%s', async (_, values, fault) => {
  expect(await faultOf(values)).toBe(fault);
});
