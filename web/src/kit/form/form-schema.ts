import { object, type AnyObjectSchema, type AnySchema } from 'yup';

export type FieldRules<V> = { readonly [Field in keyof V]-?: AnySchema };

declare const VALUES: unique symbol;

/** Made only by formSchema, so that no rule is missing. */
export type FormSchema<V> = AnyObjectSchema & { readonly [VALUES]: (values: V) => V };

/** `formSchema<RoomValues>({…})`; doesn't compile without the type argument. */
export function formSchema<V extends object = never>(rules: NoInfer<FieldRules<V>>): FormSchema<V> {
  return object(rules as Readonly<Record<string, AnySchema>>) as AnyObjectSchema as FormSchema<V>;
}
