import { texts } from './texts';

/** By field; the server's options, in its order. */
export const OPTIONS = {
  timeZone: optionsOf(texts.options.timeZone),
  locale: optionsOf(texts.options.locale),
  currency: optionsOf(texts.options.currency),
  weekStartsOn: optionsOf(texts.options.weekStartsOn),
};

/** An option's label; an unknown value is its own label. */
export function optionText(field: keyof typeof OPTIONS, value: string): string {
  return OPTIONS[field].find((option) => option.value === value)?.label ?? value;
}

function optionsOf(names: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
