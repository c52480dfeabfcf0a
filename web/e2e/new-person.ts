let people = 0;

/** A number that no other run uses, and a family name with its digits as letters. */
export function newPerson(): { dni: string; familyName: string } {
  people += 1;
  const dni = String(50_000_000 + (Date.now() % 9_000_000) + people);
  return { dni, familyName: `Ñ${dni.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}` };
}
