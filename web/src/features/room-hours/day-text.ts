/** dd/MM/yyyy of yyyy-MM-dd. */
export function dayText(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}
