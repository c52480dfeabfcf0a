import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { Fragment, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';

import { useHoldDialog } from '../dialog/hold-dialog';
import { ErrorSummary } from './ErrorSummary';
import { FocusFirstError } from './FocusFirstError';
import { FormBanner } from './FormBanner';
import type { FormSchema } from './form-schema';
import type { FormOutcome } from './outcome';
import { refuseField } from './server-refusal';

const Column = (form: ComponentProps<'form'>) => <Stack component="form" spacing={4} {...form} />;
const Actions = (buttons: { children: ReactNode }) => (
  <Stack direction="row" spacing={3} sx={{ '& > *': { flex: '1 1 auto' } }} {...buttons} />
);

/** What the form, its fields and its buttons stand in. */
export interface FormFrame {
  Form: ComponentType<Pick<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'children'>>;
  Content: ComponentType<{ children: ReactNode }> | typeof Fragment;
  Foot: ComponentType<{ children: ReactNode }>;
}
const IN_PAGE: FormFrame = { Form: Column, Content: Fragment, Foot: Actions };

interface Props<V> {
  initialValues: V;
  schema: FormSchema<NoInfer<V>>;
  /** Sends what is valid. A refusal comes back as an outcome, not as an exception. */
  onSubmit: (values: V) => Promise<FormOutcome<V>>;
  /** What valid values become before they are sent; the fields show it too. */
  prepare?: (values: V) => Promise<V>;
  /** Whether there is anything to send: the button cannot be pressed before. Default: always, and what is missing is said then. */
  isReady?: (values: V) => boolean;
  /** Every press of the button, valid or not. */
  onAttempt?: (values: V) => void;
  submitLabel: string;
  /** On the button while it is sent; default: Guardando... */
  busyLabel?: string | undefined;
  /** It is done: this stands above the fields and nothing more can be sent. */
  done?: string | undefined;
  /** Something else among the fields is what the page is for: this button is the quieter one. */
  isAside?: boolean;
  /** It is a long one: several faults are listed above the fields. */
  isLong?: boolean;
  /** The fields. */
  children: ReactNode;
  /** The way out, before the button; not while it is sent. */
  onCancel?: () => void;
  /** Its words; default: Cancelar. */
  cancelLabel?: string;
  /** It takes something away: its button says so by its colour, and the way out is the stressed one. */
  isDestructive?: boolean;
  /** Default: one below the other. */
  frame?: FormFrame;
}

/** A form with one button. What went wrong stands under its field or above all of them, and what was typed stays. */
export function ActionForm<V extends object>({
  initialValues,
  schema,
  onSubmit,
  prepare,
  isReady,
  onAttempt,
  busyLabel = 'Guardando...',
  done,
  isAside = false,
  isLong = false,
  cancelLabel = 'Cancelar',
  isDestructive = false,
  frame = IN_PAGE,
  ...shown
}: Props<V>) {
  const { Form, Content, Foot } = frame;
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (typed: V, helpers: FormikHelpers<V>) => {
    setFailure(null);
    helpers.setStatus(undefined);
    const values = prepare ? await prepare(typed) : typed;
    if (values !== typed) await helpers.setValues(values, false);
    const outcome = await onSubmit(values);
    if (outcome.ok) return;
    if (outcome.field === undefined) setFailure(outcome.text);
    else refuseField(helpers, values, outcome.field, outcome.text);
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, values, handleSubmit }) => (
        <Form
          noValidate
          onSubmit={(event) => {
            if (isSubmitting || done !== undefined) {
              event.preventDefault();
              return;
            }
            onAttempt?.(values);
            handleSubmit(event);
          }}
        >
          <Content>
            {isLong ? <ErrorSummary /> : <FocusFirstError />}
            <HoldDialog />
            {done !== undefined && <FormBanner kind="success">{done}</FormBanner>}
            {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
            {shown.children}
          </Content>
          <Foot>
            {shown.onCancel && (
              <Button
                variant={isDestructive ? 'contained' : 'outlined'}
                aria-disabled={isSubmitting}
                onClick={isSubmitting ? undefined : shown.onCancel}
              >
                {cancelLabel}
              </Button>
            )}
            {/* Not `disabled` while it is sent: the focus would be lost with the press. */}
            <Button
              type="submit"
              variant={isAside || isDestructive ? 'outlined' : 'contained'}
              color={isDestructive ? 'error' : 'primary'}
              disabled={!isSubmitting && isReady?.(values) === false}
              aria-disabled={isSubmitting || done !== undefined}
            >
              {isSubmitting ? busyLabel : shown.submitLabel}
            </Button>
          </Foot>
        </Form>
      )}
    </Formik>
  );
}

/** Inside the form: keeps the dialog around it open while it is sent. */
function HoldDialog() {
  useHoldDialog(useFormikContext().isSubmitting);
  return null;
}
