import table from './specialty-icons.json';

const icons: Record<string, string> = table.icons;

/** In the order of the picker. */
export const SPECIALTY_ICONS: readonly string[] = Object.keys(icons);

/** Of a specialty for which nobody chose one. */
export const DEFAULT_ICON = table.default;

/** The emoji of an icon name; a missing or unknown name gives the stethoscope. */
export function specialtyEmoji(name: string | null | undefined): string {
  const known = name != null && Object.hasOwn(icons, name) ? icons[name] : undefined;
  return known ?? icons[table.default] ?? '';
}
