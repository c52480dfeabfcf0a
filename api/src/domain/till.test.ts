import fc from 'fast-check';

import { dueAmount, paidAmount, PAYMENT_MEANS, tillTotals, type TillGroup } from './till';

const cents = fc.integer({ min: 1, max: 999_999_999 });
const text = (amount: number) => (amount / 100).toFixed(2);
const facts = {
  amount: cents.map(text),
  isReversal: fc.constantFrom(false, false, true),
  payments: fc.integer({ min: 1, max: 9 }),
};
const anyPayments = fc.record({
  ...facts,
  means: fc.constantFrom(...PAYMENT_MEANS),
  professionalId: fc.constantFrom(1, 2, 3, null),
  isWithdrawal: fc.constant(false),
});
const anyWithdrawals = fc.record({
  ...facts,
  means: fc.constant('cash' as const),
  professionalId: fc.constant(null),
  isWithdrawal: fc.constant(true),
});

/** One group after the other, in whole cents. */
function reference(groups: readonly TillGroup[], matches: (it: TillGroup) => boolean, from = 0): string {
  let total = from;
  for (const group of groups.filter(matches)) {
    const amount = Math.round(Number(group.amount) * 100);
    total += group.isReversal ? -amount : amount;
  }
  return text(total);
}

test('Totals by means and by professional, and the cash to be found, are right to the cent', () => {
  const anyCount = fc.option(cents.map(text));
  fc.assert(
    fc.property(
      fc.array(anyPayments, { maxLength: 60 }),
      fc.array(anyWithdrawals, { maxLength: 9 }),
      cents,
      anyCount,
      (groups, taken, opening, counted) => {
        const totals = tillTotals({ openingCash: text(opening), counted: { cash: counted } }, [...groups, ...taken]);
        expect(totals.withdrawn).toBe(reference(taken, () => true));
        const drawer = opening - Math.round(Number(totals.withdrawn) * 100);
        expect(totals.amount).toBe(reference(groups, () => true));
        const singly = groups.map(({ amount, isReversal }) => ({ amount, reversesId: isReversal ? 7 : null }));
        expect(paidAmount(singly)).toBe(totals.amount);
        for (const { means, payments, amount, expected, difference } of totals.byMeans) {
          const own = ({ means: it }: TillGroup) => it === means;
          expect(payments).toBe(groups.filter(own).reduce((count, it) => count + it.payments, 0));
          expect(amount).toBe(reference(groups, own));
          expect(expected).toBe(reference(groups, own, means === 'cash' ? drawer : 0));
          const isCounted = means === 'cash' && counted !== null;
          expect(difference).toBe(
            isCounted ? text(Math.round(Number(counted) * 100) - Math.round(Number(expected) * 100)) : null,
          );
        }
        for (const { professionalId, amount } of totals.byProfessional) {
          expect(amount).toBe(reference(groups, (it) => it.professionalId === professionalId));
        }
        const amounts = totals.byProfessional.map(({ amount }) => Number(amount));
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      },
    ),
  );
});

test('A till without opening cash expects what came in; a reversal of an earlier day is below zero', () => {
  const reversal = {
    amount: '500.00',
    means: 'card',
    professionalId: 1,
    isReversal: true,
    isWithdrawal: false,
    payments: 1,
  } as const;
  const { byMeans } = tillTotals({ openingCash: null, counted: { card: '0.00' } }, [reversal]);
  expect(byMeans.map(({ means, expected, difference }) => [means, expected, difference])).toEqual([
    ['cash', '0.00', null],
    ['transfer', '0.00', null],
    ['card', '-500.00', '500.00'],
    ['qr', '0.00', null],
  ]);
});

test('A turno owes what is not paid yet, never less than nothing', () => {
  const paid = { amount: '300.50', reversesId: null };
  expect([
    dueAmount('500.00', [paid]),
    dueAmount('300.00', [paid]),
    dueAmount('0.00', []),
    dueAmount(null, []),
  ]).toEqual(['199.50', '0.00', '0.00', null]);
});
