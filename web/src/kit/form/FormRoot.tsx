import { FormikProvider, useFormik, type FormikHelpers, type FormikProps } from 'formik';
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';

import { createFieldTargets, FormFieldTargets, formFields, type FormFields } from './form-fields';
import type { FormSchema } from './form-schema';

interface Options<V> {
  initialValues: V;
  schema: FormSchema<NoInfer<V>>;
  onSubmit: (values: V, helpers: FormikHelpers<V>) => unknown;
}

/** For pages that read the values outside of the form. */
export function useFormRoot<V extends object>({ initialValues, schema, onSubmit }: Options<V>): FormikProps<V> {
  return useFormik<V>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values, helpers) => {
      await onSubmit(values, helpers);
    },
  });
}

interface ProviderProps<V> {
  form: FormikProps<V>;
  fieldsRef?: Ref<FormFields>;
  children: ReactNode;
}

export function FormProvider<V>({ form, fieldsRef, children }: ProviderProps<V>) {
  const [targets] = useState(createFieldTargets);
  useImperativeHandle(fieldsRef, () => formFields(targets), [targets]);
  return (
    <FormikProvider value={form}>
      <FormFieldTargets value={targets}>{children}</FormFieldTargets>
    </FormikProvider>
  );
}

/** `children` don't render again for each letter. */
export function FormRoot<V extends object>({ children, ...options }: Options<V> & { children: ReactNode }) {
  return <FormProvider form={useFormRoot(options)}>{children}</FormProvider>;
}
