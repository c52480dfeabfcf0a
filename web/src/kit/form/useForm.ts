import type { FormikHelpers, FormikProps } from 'formik';
import { useCallback, useRef, useState } from 'react';

import type { FormSchema } from './form-schema';
import type { Send } from './FormAction';
import { useFormRoot } from './FormRoot';
import { refuseField } from './server-refusal';

export interface FormOptions<V> {
  initialValues: V;
  schema: FormSchema<NoInfer<V>>;
  /** Sends what is valid. A refusal comes back as an outcome, not as an exception. */
  onSubmit: Send<V>;
  /** What valid values become before they are sent; the fields show it too. */
  prepare?: (values: V) => Promise<V>;
  /** Whether it can be sent: the button looks off before, and a press says what is missing. */
  isReady?: (values: V) => boolean;
}

/** A form with what is typed in it, for a FormSheet. */
export interface FormState<V> {
  formik: FormikProps<V>;
  /** Why the last attempt failed, unless that is said elsewhere; null also once the form is reset. */
  failure: string | null;
  isReady: boolean;
  /** At every press: how it is sent by it, null: as the form's own button does. The last failure is forgotten. */
  sendBy: (send: Send<V> | null) => void;
}

/** From what is typed to the server's answer. What is refused stays typed. */
export function useForm<V extends object>({
  initialValues,
  schema,
  onSubmit,
  prepare,
  isReady,
}: FormOptions<V>): FormState<V> {
  const pressed = useRef<Send<V>>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sendBy = useCallback((send: Send<V> | null) => {
    pressed.current = send;
    // Here, as the rules may hold the press back.
    setFailure(null);
  }, []);

  const submit = async (typed: V, helpers: FormikHelpers<V>) => {
    helpers.setStatus(undefined);
    if (isReady?.(typed) === false) return;
    const values = prepare ? await prepare(typed) : typed;
    if (values !== typed) await helpers.setValues(values, false);
    const outcome = await (pressed.current ?? onSubmit)(values);
    if (outcome.ok || outcome.isSaid) return;
    if (outcome.field === undefined) setFailure(outcome.text);
    else refuseField(helpers, values, outcome.field, outcome.text);
  };
  const formik = useFormRoot({ initialValues, schema, onSubmit: submit });
  return {
    formik,
    failure: formik.submitCount > 0 ? failure : null,
    isReady: isReady?.(formik.values) !== false,
    sendBy,
  };
}
