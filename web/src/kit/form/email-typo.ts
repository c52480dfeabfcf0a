const USUAL = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.ar',
  'yahoo.com',
  'hotmail.com.ar',
  'outlook.com.ar',
  'live.com.ar',
  'live.com',
  'icloud.com',
  'fibertel.com.ar',
  'speedy.com.ar',
  'arnet.com.ar',
  'ciudad.com.ar',
];
/** Real providers that look like typing errors. */
const ALSO_REAL = ['mail.com', 'email.com', 'ymail.com', 'rocketmail.com'];

/** rosa@gmial.com as rosa@gmail.com; undefined if the domain does not look like a mistyped usual one. */
export function suggestedEmail(typed: string): string | undefined {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || [...USUAL, ...ALSO_REAL].includes(domain)) return undefined;
  const [nearest] = USUAL.map((usual) => ({ usual, errors: errorsBetween(domain, usual) }))
    .filter(({ usual, errors }) => errors <= (usual.indexOf('.') < 5 ? 1 : 2))
    .sort((one, other) => one.errors - other.errors);
  return nearest && `${email.slice(0, at)}@${nearest.usual}`;
}

/** Letters that are wrong, missing, added or swapped with the next. */
function errorsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const wrong = at(i - 1, j - 1) + Number(one[i - 1] !== other[j - 1]);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          wrong,
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
