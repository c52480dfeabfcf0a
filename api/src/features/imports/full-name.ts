/** "Ana Pérez" of a name and a surname in columns of their own. */
export function fullName(name: string, surname: string): string {
  return [name, surname].filter((part) => part !== '').join(' ');
}
