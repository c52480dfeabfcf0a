/** The date 2026-11-21 as people read and type it: '21-11-2026'. The form 'DD-MM-YYYY' of to_char is the same in SQL. */
export function dateText(date: string): string {
  return date.split('-').reverse().join('-');
}
