import type { FormikHelpers } from 'formik';

/** The server refused the value of one field. It holds until that value changes; Formik's own errors would go at the next blur. */
interface ServerRefusal {
  field: string;
  value: unknown;
  text: string;
}

/** Shows `text` under `field` of a Formik form for as long as the refused value stands there. Call it from onSubmit. */
export function refuseField<V extends object>(helpers: FormikHelpers<V>, values: V, field: keyof V & string, text: string): void {
  const refusal: ServerRefusal = { field, value: values[field], text };
  helpers.setStatus(refusal);
}

/** What the server said against this field's present value, from Formik's `status`. */
export function refusalOf(status: unknown, field: string, value: unknown): string | undefined {
  const refusal = status as ServerRefusal | undefined;
  return refusal?.field === field && refusal.value === value ? refusal.text : undefined;
}
