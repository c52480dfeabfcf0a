import { receiptIn, withReceipt } from './receipt-link';

test.each([
  ['#recibo=a-b_c', 'a-b_c'],
  ['#recibo=a-b_c.', 'a-b_c'],
  ['#recibo=a-b_c),', 'a-b_c'],
  ['#recibo=a-b_c%3E', 'a-b_c'],
  ['', null],
])('the receipt of %s is %s', (hash, receipt) => {
  expect(receiptIn(hash)).toBe(receipt);
});

test('a link carries its receipt in the fragment', () => {
  expect(receiptIn(new URL(withReceipt('/confirmation/1', 'abc'), 'http://localhost').hash)).toBe('abc');
});
