import { toServiceValues } from './service-form';

test.each([
  ['ARS', 'ARS'],
  ['USD', 'USD'],
  ['BRL', ''],
  [undefined, ''],
])('of a clinic that counts in %s, a new service’s currency is at first "%s"', (currency, preset) => {
  expect(toServiceValues(undefined, currency).currency).toBe(preset);
});
