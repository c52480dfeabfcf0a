import { object, type AnyObjectSchema, type AnySchema } from 'yup';

/** A rule for each field of a form of V: yup's `string()` or `boolean()` where any text or answer will do. */
export type FieldRules<V> = { readonly [Field in keyof V]-?: AnySchema };

declare const VALUES: unique symbol;

/** The rules of a form of V. Made by formSchema, so that none is missing. */
export type FormSchema<V> = AnyObjectSchema & { readonly [VALUES]: (values: V) => V };

/** `formSchema<RoomValues>({ name: …, description: … })`; without its type argument it does not compile. */
export function formSchema<V extends object = never>(rules: NoInfer<FieldRules<V>>): FormSchema<V> {
  return object(rules as Readonly<Record<string, AnySchema>>) as AnyObjectSchema as FormSchema<V>;
}
