/**
 * Decimal text as PostgreSQL's numeric writes it ('1500', '1500.5', '1500.50'; not negative), counted in hundredths:
 * cents of an amount, hundredths of an hour or of a percent.
 * Throws RangeError for other text and for more than two decimals that are not zero.
 */
export function toHundredths(text: string): bigint {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(text);
  if (match === null) throw new RangeError(`Not a decimal with two places: ${text}`);
  return BigInt(match[1] ?? '') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
}

/** With exactly two decimals: '1500.50'. */
export function fromHundredths(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** dividend / divisor, half rounded up. Neither is negative, the divisor not zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
