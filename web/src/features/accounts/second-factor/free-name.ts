/** Unused: lists are read by names, also aloud. */
export function freeName(suggested: string, taken: readonly string[]): string {
  let name = suggested;
  for (let number = 2; taken.includes(name); number += 1) name = `${suggested} ${number}`;
  return name;
}
