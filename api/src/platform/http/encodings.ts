/** Best first. */
export const COMPRESSED = ['br', 'gzip'] as const;
export type Encoding = 'identity' | (typeof COMPRESSED)[number];

export function chooseEncoding(accepted: string, isThere: (encoding: Encoding) => boolean = () => true): Encoding {
  const names = accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part));
  const offered = new Set(names.map((part) => part.split(';')[0]));
  return COMPRESSED.find((encoding) => offered.has(encoding) && isThere(encoding)) ?? 'identity';
}
