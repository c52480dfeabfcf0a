import fc from 'fast-check';

import { dueAmount, paidAmount, PAYMENT_MEANS, tillTotals, type PaymentMeans, type TillPayment } from './till';

const cents = fc.integer({ min: 1, max: 999_999_999 });
const text = (amount: number) => (amount / 100).toFixed(2);
const anyPayment = fc.record({
  amount: cents.map(text),
  means: fc.constantFrom(...PAYMENT_MEANS),
  professionalId: fc.constantFrom(1, 2, 3, null),
  reversesId: fc.constantFrom(null, null, 7),
});

/** One payment after the other, in whole cents. */
function reference(payments: readonly TillPayment[], matches: (it: TillPayment) => boolean, from = 0): string {
  let total = from;
  for (const payment of payments) {
    if (!matches(payment)) continue;
    const amount = Math.round(Number(payment.amount) * 100);
    total += payment.reversesId === null ? amount : -amount;
  }
  return text(total);
}

test('Totals by means and by professional, and the cash to be found, are right to the cent', () => {
  const anyCount = fc.option(cents.map(text));
  fc.assert(
    fc.property(fc.array(anyPayment, { maxLength: 60 }), cents, anyCount, (payments, opening, counted) => {
      const totals = tillTotals({ openingCash: text(opening), counted: { cash: counted } }, payments);
      expect(totals.amount).toBe(reference(payments, () => true));
      expect(paidAmount(payments)).toBe(totals.amount);
      for (const { means, amount, expected, difference } of totals.byMeans) {
        const own = ({ means: it }: TillPayment) => it === means;
        expect(amount).toBe(reference(payments, own));
        expect(expected).toBe(reference(payments, own, means === 'cash' ? opening : 0));
        const isCounted = means === 'cash' && counted !== null;
        expect(difference).toBe(
          isCounted ? text(Math.round(Number(counted) * 100) - Math.round(Number(expected) * 100)) : null,
        );
      }
      for (const { professionalId, amount } of totals.byProfessional) {
        expect(amount).toBe(reference(payments, (it) => it.professionalId === professionalId));
      }
      const amounts = totals.byProfessional.map(({ amount }) => Number(amount));
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    }),
  );
});

test('A till without opening cash expects what came in; a reversal of an earlier day is below zero', () => {
  const reversal = { amount: '500.00', means: 'card' as PaymentMeans, professionalId: 1, reversesId: 3 };
  const { byMeans } = tillTotals({ openingCash: null, counted: { card: '0.00' } }, [reversal]);
  expect(byMeans.map(({ means, expected, difference }) => [means, expected, difference])).toEqual([
    ['cash', '0.00', null],
    ['transfer', '0.00', null],
    ['card', '-500.00', '500.00'],
    ['qr', '0.00', null],
  ]);
});

test('A turno owes what is not paid yet, never less than nothing', () => {
  const paid = { amount: '300.50', means: 'cash' as PaymentMeans, professionalId: 1, reversesId: null };
  expect([
    dueAmount('500.00', [paid]),
    dueAmount('300.00', [paid]),
    dueAmount('0.00', []),
    dueAmount(null, []),
  ]).toEqual(['199.50', '0.00', '0.00', null]);
});
