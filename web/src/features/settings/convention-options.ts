import { texts } from './texts';

/** What may be chosen, by the name of its field; the server's options, in its order. */
export const OPTIONS = {
  timeZone: optionsOf(texts.options.timeZone),
  locale: optionsOf(texts.options.locale),
  currency: optionsOf(texts.options.currency),
  weekStartsOn: optionsOf(texts.options.weekStartsOn),
};

/** How people call an option; one that is not to be chosen goes by itself. */
export function optionText(field: keyof typeof OPTIONS, value: string): string {
  return OPTIONS[field].find((option) => option.value === value)?.label ?? value;
}

function optionsOf(names: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
