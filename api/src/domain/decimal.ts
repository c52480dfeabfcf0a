/** Reads a non-negative numeric. RangeError for other text or more than two decimals. */
export function toHundredths(text: string): bigint {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(text);
  if (match === null) throw new RangeError(`Not a decimal with two places: ${text}`);
  return BigInt(match[1] ?? '') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
}

export function fromHundredths(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Neither is negative. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
