/** Lazy, because the web's first page loads this file. */
let rules: Intl.PluralRules | undefined;

export function plural<Form>(count: number, one: Form, many: Form): Form {
  rules ??= new Intl.PluralRules('es-AR');
  return rules.select(count) === 'one' ? one : many;
}
