import { bringWords, copayWords, paysCopay } from './coverage-words';

const OSDE = { insurerName: 'OSDE', planName: '210', isPrivatePay: false, outcome: 'with_copay' } as const;
const money = (amount: string) => `$ ${amount}`;

test('a copay is an amount, none, or unknown, which is not none', () => {
  expect(copayWords(OSDE, '3500.00', money)).toBe('$ 3500.00');
  expect(copayWords({ ...OSDE, outcome: 'yes' }, '0.00', money)).toBe('Sin copago');
  expect(copayWords(OSDE, null, money)).toBe('A confirmar con la clínica');
});

test('with an insurer that is not taken a patient pays the fee, as without one', () => {
  expect(copayWords({ ...OSDE, outcome: 'no' }, null, money)).toBe('No se atiende: se paga la tarifa');
  expect(copayWords({ ...OSDE, isPrivatePay: true }, null, money)).toBeNull();
  const others = [{ ...OSDE, outcome: 'no' } as const, { ...OSDE, isPrivatePay: true }, null];
  expect(others.map(paysCopay)).toEqual([false, false, false]);
  expect(bringWords({ ...OSDE, outcome: 'no' })).toBeNull();
});

test('the order is brought where the insurer has to authorize', () => {
  expect(bringWords(OSDE)).toBe('carnet de OSDE 210 y DNI');
  expect(bringWords({ ...OSDE, planName: null, outcome: 'with_authorization' })).toBe(
    'carnet de OSDE, DNI y orden autorizada',
  );
});
