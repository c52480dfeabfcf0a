import Stack from '@mui/material/Stack';
import { Fragment, type ComponentProps, type ComponentType, type ReactNode } from 'react';

import { FormBanner } from '../notify/FormBanner';
import { useHoldDialog } from '../ui/hold-dialog';
import { ErrorSummary } from './ErrorSummary';
import { FocusFirstError } from './FocusFirstError';
import { SendBy, type SendNext } from './FormAction';
import { FormProvider } from './FormRoot';
import type { FormState } from './useForm';

const Column = (form: ComponentProps<'form'>) => <Stack component="form" spacing={4} {...form} />;
const Actions = (buttons: { children: ReactNode }) => (
  <Stack direction="row" spacing={3} sx={{ '& > *': { flex: '1 1 auto' } }} {...buttons} />
);

export interface FormFrame {
  Form: ComponentType<Pick<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'children' | 'aria-label'>>;
  Content: ComponentType<{ children: ReactNode }> | typeof Fragment;
  Foot: ComponentType<{ children: ReactNode }> | typeof Fragment;
}
const IN_PAGE: FormFrame = { Form: Column, Content: Fragment, Foot: Actions };

export interface SheetProps<V> {
  frame?: FormFrame;
  label?: string;
  /** On every press. */
  onAttempt?: (values: V) => void;
  /** Disables submitting. */
  isClosed?: boolean;
  done?: string;
  /** Uses ErrorSummary. */
  isLong?: boolean;
  /** Above the error. */
  head?: ReactNode;
  /** Error near the button, for long forms. */
  isSaidBelow?: boolean;
  children: ReactNode;
}

interface Props<V> extends SheetProps<V> {
  form: FormState<V>;
  foot: ReactNode;
}

export function FormSheet<V extends object>({
  form,
  frame = IN_PAGE,
  isClosed = false,
  isLong = false,
  ...shown
}: Props<V>) {
  const { Form, Content, Foot } = frame;
  const { formik, sendBy } = form;
  const { done, isSaidBelow = false } = shown;
  useHoldDialog(formik.isSubmitting);
  const failure = form.failure !== null && <FormBanner kind="error">{form.failure}</FormBanner>;
  return (
    <FormProvider form={formik}>
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
    </FormProvider>
  );
}
