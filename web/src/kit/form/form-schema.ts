import { object, type AnyObjectSchema, type AnySchema } from 'yup';

export type FieldRules<V> = { readonly [Field in keyof V]-?: AnySchema };

declare const VALUES: unique symbol;

/** Made only by formSchema, so that no rule is missing. */
export type FormSchema<V> = AnyObjectSchema & { readonly [VALUES]: (values: V) => V };

/** `formSchema<RoomValues>({ name: …, description: … })`; without the type argument it does not compile. */
export function formSchema<V extends object = never>(rules: NoInfer<FieldRules<V>>): FormSchema<V> {
  return object(rules as Readonly<Record<string, AnySchema>>) as AnyObjectSchema as FormSchema<V>;
}
