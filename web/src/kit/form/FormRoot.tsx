import { FormikProvider, useFormik, type FormikHelpers, type FormikProps } from 'formik';
import type { ReactNode } from 'react';

import type { FormSchema } from './form-schema';

interface Options<V> {
  initialValues: V;
  schema: FormSchema<NoInfer<V>>;
  onSubmit: (values: V, helpers: FormikHelpers<V>) => unknown;
}

/** For a page that needs the values outside of the form. */
export function useFormRoot<V extends object>({ initialValues, schema, onSubmit }: Options<V>): FormikProps<V> {
  return useFormik<V>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values, helpers) => {
      await onSubmit(values, helpers);
    },
  });
}

/** Children that don't depend on the values are not rendered for each letter. */
export function FormRoot<V extends object>({ children, ...options }: Options<V> & { children: ReactNode }) {
  return <FormikProvider value={useFormRoot(options)}>{children}</FormikProvider>;
}
