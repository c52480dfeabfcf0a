/** Made when it is first needed: the web loads this too, and draws before it counts. */
let rules: Intl.PluralRules | undefined;

/** The form that a word, or a sentence, has with a number: `one` with 1, `many` with 0 and with all others. */
export function plural<Form>(count: number, one: Form, many: Form): Form {
  rules ??= new Intl.PluralRules('es-AR');
  return rules.select(count) === 'one' ? one : many;
}
