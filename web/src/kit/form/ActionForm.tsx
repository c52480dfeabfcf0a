import type { ReactNode } from 'react';

import { FormButtons } from './FormButtons';
import { FormSheet, type SheetProps } from './FormSheet';
import { useForm, type FormOptions } from './useForm';

interface Props<V> extends FormOptions<V>, Omit<SheetProps<V>, 'isClosed'> {
  submitLabel: string;
  busyLabel?: string;
  /** Less prominent. */
  isAside?: boolean;
  /** Id of the visible reason why it cannot be sent. */
  closedBy?: string;
  more?: ReactNode;
  onCancel?: () => void;
  cancelLabel?: string;
  isDestructive?: boolean;
}

export function ActionForm<V extends object>({ initialValues, schema, onSubmit, ...rest }: Props<V>) {
  const {
    prepare,
    isReady,
    isOtherCase,
    submitLabel,
    busyLabel = 'Guardando...',
    isAside,
    isDestructive,
    closedBy,
    more,
    ...shown
  } = rest;
  const { onCancel, cancelLabel = 'Cancelar', ...sheet } = shown;
  const form = useForm({
    initialValues,
    schema,
    onSubmit,
    prepare,
    isReady,
    isOtherCase,
  });
  const isClosed = sheet.done !== undefined || closedBy !== undefined;
  return (
    <FormSheet
      {...sheet}
      form={form}
      isClosed={isClosed}
      foot={
        <>
          <FormButtons
            {...{ submitLabel, busyLabel, isAside, isDestructive }}
            busy={form.formik.isSubmitting}
            missing={form.isReady ? null : {}}
            off={isClosed}
            whyId={closedBy}
            out={onCancel && { label: cancelLabel, onPress: onCancel }}
          />
          {more}
        </>
      }
    />
  );
}
