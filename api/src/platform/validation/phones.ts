import { phoneForm } from '../../domain/phone-form';

const PHONES = new Map<object, Set<PropertyKey>>();

export function notePhone(prototype: object, property: PropertyKey): void {
  PHONES.set(prototype, (PHONES.get(prototype) ?? new Set()).add(property));
}

/** Nested phones too. `countryCode` (+54) is for numbers without one, and read only if needed. */
export async function tidyPhones(input: unknown, countryCode: () => Promise<string>): Promise<void> {
  const phones = [...phonesIn(input)];
  if (phones.length === 0) return;
  const tidied = await phoneTidier(await countryCode());
  for (const { holder, property, typed } of phones) Object.assign(holder, { [property]: tidied(typed) });
}

/** A number with words stays as typed. */
export async function phoneTidier(countryCode: string): Promise<(typed: string) => string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (typed) => phoneForm(parsePhoneNumberFromString, typed, countryCode) ?? typed;
}

interface Phone {
  holder: object;
  property: string;
  typed: string;
}

function* phonesIn(value: unknown): Generator<Phone> {
  if (typeof value !== 'object' || value === null) return;
  for (const [property, held] of Object.entries(value)) {
    if (typeof held === 'object') yield* phonesIn(held);
    else if (typeof held === 'string' && /\d/.test(held) && isPhone(value, property)) {
      yield { holder: value, property, typed: held };
    }
  }
}

function isPhone(holder: object, property: string): boolean {
  for (let it: object | null = holder; it !== null; it = Object.getPrototypeOf(it) as object | null) {
    if (PHONES.get(it)?.has(property)) return true;
  }
  return false;
}
