import { FormikProvider, useFormik, type FormikHelpers, type FormikProps } from 'formik';
import type { ReactNode } from 'react';

import type { FormSchema } from './form-schema';

interface Options<V> {
  initialValues: V;
  schema: FormSchema<NoInfer<V>>;
  onSubmit: (values: V, helpers: FormikHelpers<V>) => unknown;
}

/** Formik, with the rules of these values and no others. For a form whose page needs its values around it. */
export function useFormRoot<V extends object>({ initialValues, schema, onSubmit }: Options<V>): FormikProps<V> {
  return useFormik<V>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values, helpers) => {
      await onSubmit(values, helpers);
    },
  });
}

/** The same around what stands in it: children that are no function of what is typed are not drawn anew by a letter. */
export function FormRoot<V extends object>({ children, ...options }: Options<V> & { children: ReactNode }) {
  return <FormikProvider value={useFormRoot(options)}>{children}</FormikProvider>;
}
