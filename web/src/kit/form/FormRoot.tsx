import {
  FormikProvider,
  useFormik,
  validateYupSchema,
  yupToFormErrors,
  type FormikErrors,
  type FormikHelpers,
  type FormikProps,
} from 'formik';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { ValidationError } from 'yup';

import { createFieldTargets, FormFieldTargets, formFields, type FormFields } from './form-fields';
import type { FormSchema } from './form-schema';

interface Options<V> {
  initialValues: V;
  schema: FormSchema<NoInfer<V>>;
  onSubmit: (values: V, helpers: FormikHelpers<V>) => unknown;
}

/** For pages that read the values outside of the form. */
export function useFormRoot<V extends object>({ initialValues, schema, onSubmit }: Options<V>): FormikProps<V> {
  const form = useFormik<V>({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      await onSubmit(values, helpers);
    },
  });
  useErrors(form, schema);
  return form;
}

/** Validates after changes. Formik would render the whole form again at the end of each validation. */
function useErrors<V extends object>({ values, touched, setErrors }: FormikProps<V>, schema: FormSchema<V>): void {
  const opened = useRef({ values, touched });
  const validate = useEffectEvent(() => errorsOf(values, schema));
  useEffect(() => {
    if (opened.current.values === values && opened.current.touched === touched) return undefined;
    let isLatest = true;
    void validate().then((errors) => {
      if (isLatest) setErrors(errors);
    });
    return () => {
      isLatest = false;
    };
  }, [values, touched, setErrors]);
}

async function errorsOf<V extends object>(values: V, schema: FormSchema<V>): Promise<FormikErrors<V>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (fault) {
    if (fault instanceof ValidationError) return yupToFormErrors(fault);
    throw fault;
  }
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
