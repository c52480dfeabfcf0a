/** A count of rows, which says so when they only resemble what was searched. */
export function countOrNear(count: string, isNear: boolean): string {
  return isNear ? `Resultados parecidos: ${count}` : count;
}
