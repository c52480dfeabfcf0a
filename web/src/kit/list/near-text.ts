/** Says when rows only resemble the search. */
export function countOrNear(count: string, isNear: boolean): string {
  return isNear ? `Resultados parecidos: ${count}` : count;
}
