import { codeSchema, isSixDigits, recoverySchema } from './code-form';

test.each([
  ['492039', true],
  [' 492 039 ', true],
  ['49203', false],
  ['4920391', false],
  ['49203a', false],
  ['', false],
])('%j is a code of an app: %s', (typed, is) => {
  expect(isSixDigits(typed)).toBe(is);
  expect(codeSchema.isValidSync({ code: typed })).toBe(is);
});

test.each([
  ['k7m3x-9wq2r', true],
  ['K7M3X 9WQ2R', true],
  ['k7m3x-9wq2', false],
  ['492039', false],
  ['k7m3x-9wq2ñ', false],
])('%j is a recovery code: %s', (typed, is) => {
  expect(recoverySchema.isValidSync({ code: typed })).toBe(is);
});
