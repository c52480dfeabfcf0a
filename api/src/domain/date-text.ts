/** '2026-11-21' as '21-11-2026'. In SQL: to_char with 'DD-MM-YYYY'. */
export function dateText(date: string): string {
  return date.split('-').reverse().join('-');
}
