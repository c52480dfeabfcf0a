/** '21-11-2026', as to_char with 'DD-MM-YYYY'. */
export function dateText(date: string): string {
  return date.split('-').reverse().join('-');
}
