import Stack from '@mui/material/Stack';
import { FormikProvider } from 'formik';
import { Fragment, type ComponentProps, type ComponentType, type ReactNode } from 'react';

import { useHoldDialog } from '../dialog/hold-dialog';
import { ErrorSummary } from './ErrorSummary';
import { FocusFirstError } from './FocusFirstError';
import { SendBy, type SendNext } from './FormAction';
import { FormBanner } from './FormBanner';
import type { FormState } from './useForm';

const Column = (form: ComponentProps<'form'>) => <Stack component="form" spacing={4} {...form} />;
const Actions = (buttons: { children: ReactNode }) => (
  <Stack direction="row" spacing={3} sx={{ '& > *': { flex: '1 1 auto' } }} {...buttons} />
);

/** What the form, its fields and its buttons stand in. */
export interface FormFrame {
  Form: ComponentType<Pick<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'children' | 'aria-label'>>;
  Content: ComponentType<{ children: ReactNode }> | typeof Fragment;
  Foot: ComponentType<{ children: ReactNode }> | typeof Fragment;
}
const IN_PAGE: FormFrame = { Form: Column, Content: Fragment, Foot: Actions };

export interface SheetProps<V> {
  /** Default: one below the other. */
  frame?: FormFrame;
  /** What it is called, where no heading around it says so. */
  label?: string;
  /** Every press of the button, valid or not. */
  onAttempt?: (values: V) => void;
  /** It cannot be sent: there is nothing more to send, or what is sent in this way is over. */
  isClosed?: boolean;
  /** It is done: this stands above the fields. */
  done?: string | undefined;
  /** It is a long one: several faults are listed above the fields. */
  isLong?: boolean;
  /** What stands above what is said of a failure, e.g. a heading. */
  head?: ReactNode;
  /** A failure is said below the fields, at hand where a long form is sent. */
  isSaidBelow?: boolean;
  /** The fields. */
  children: ReactNode;
}

interface Props<V> extends SheetProps<V> {
  form: FormState<V>;
  /** FormButtons, and what stands beside them. */
  foot: ReactNode;
}

/** A form as it is seen. What went wrong stands under its field or above all of them. */
export function FormSheet<V extends object>({ form, frame = IN_PAGE, isClosed = false, isLong = false, ...shown }: Props<V>) {
  const { Form, Content, Foot } = frame;
  const { formik, sendBy } = form;
  const { done, isSaidBelow = false } = shown;
  useHoldDialog(formik.isSubmitting);
  const failure = form.failure !== null && <FormBanner kind="error">{form.failure}</FormBanner>;
  return (
    <FormikProvider value={formik}>
      <SendBy value={sendBy as SendNext}>
        <Form
          noValidate
          aria-label={shown.label}
          onSubmit={(event) => {
            if (formik.isSubmitting || isClosed) {
              event.preventDefault();
              return;
            }
            sendBy(null);
            shown.onAttempt?.(formik.values);
            formik.handleSubmit(event);
          }}
        >
          <Content>
            {isLong ? <ErrorSummary /> : <FocusFirstError />}
            {shown.head}
            {done !== undefined && <FormBanner kind="success">{done}</FormBanner>}
            {!isSaidBelow && failure}
            {shown.children}
            {isSaidBelow && failure}
          </Content>
          <Foot>{shown.foot}</Foot>
        </Form>
      </SendBy>
    </FormikProvider>
  );
}
