import table from './specialty-icons.json';

const icons: Record<string, string> = table.icons;

/** The emoji of an icon name; a missing or unknown name gives the stethoscope. */
export function specialtyEmoji(name: string | null | undefined): string {
  const known = name != null && Object.hasOwn(icons, name) ? icons[name] : undefined;
  return known ?? icons[table.default] ?? '';
}
