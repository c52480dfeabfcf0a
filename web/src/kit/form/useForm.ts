import type { FormikHelpers, FormikProps } from 'formik';
import { useCallback, useRef, useState } from 'react';

import type { FormSchema } from './form-schema';
import type { Send } from './FormAction';
import { useFormRoot } from './FormRoot';
import { refuseField } from './server-refusal';

export interface FormOptions<V> {
  initialValues: V;
  schema: FormSchema<NoInfer<V>>;
  /** Receives valid values. A refusal is an outcome, not an exception. */
  onSubmit: Send<V>;
  /** Transforms valid values; the fields show the result. */
  prepare?: (values: V) => Promise<V>;
  /** Until ready the button looks off, and a press says what is missing. */
  isReady?: (values: V) => boolean;
  /** Whether the last error no longer applies; default: it stays until the next press. */
  isOtherCase?: (failed: V, values: V) => boolean;
}

/** For a FormSheet. */
export interface FormState<V> {
  formik: FormikProps<V>;
  /** Last failure, unless shown elsewhere; null after a reset. */
  failure: string | null;
  isReady: boolean;
  /** Sender of this press; null: `onSubmit`. Clears the last failure. */
  sendBy: (send: Send<V> | null) => void;
}

/** Refused values stay typed. */
export function useForm<V extends object>({
  initialValues,
  schema,
  onSubmit,
  prepare,
  isReady,
  isOtherCase,
}: FormOptions<V>): FormState<V> {
  const pressed = useRef<Send<V>>(null);
  const [failure, setFailure] = useState<{ text: string; values: V } | null>(null);
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
    if (outcome.field === undefined) setFailure({ text: outcome.text, values });
    else refuseField(helpers, values, outcome.field, outcome.text);
  };
  const formik = useFormRoot({ initialValues, schema, onSubmit: submit });
  const isPast = failure === null || formik.submitCount === 0 || isOtherCase?.(failure.values, formik.values);
  return {
    formik,
    failure: isPast ? null : failure.text,
    isReady: isReady?.(formik.values) !== false,
    sendBy,
  };
}
