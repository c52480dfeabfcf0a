import type { ReactNode } from 'react';

import { FormButtons } from './FormButtons';
import { FormSheet, type SheetProps } from './FormSheet';
import { useForm, type FormOptions } from './useForm';

interface Props<V> extends FormOptions<V>, Omit<SheetProps<V>, 'isClosed'> {
  submitLabel: string;
  /** On the button while it is sent; default: Guardando... */
  busyLabel?: string | undefined;
  /** Something else among the fields is what the page is for: this button is the quieter one. */
  isAside?: boolean;
  /** The id of the text in sight that says why it cannot be sent at all. */
  closedBy?: string | undefined;
  /** After the button: FormActions. */
  more?: ReactNode;
  /** The way out, before the button; not while it is sent. */
  onCancel?: () => void;
  /** Its words; default: Cancelar. */
  cancelLabel?: string;
  /** It takes something away: its button says so by its colour, and the way out is the stressed one. */
  isDestructive?: boolean;
}

/** A form with its button, and FormActions wherever they stand in it. What went wrong is said, and what was typed stays. */
export function ActionForm<V extends object>({ initialValues, schema, onSubmit, prepare, isReady, ...rest }: Props<V>) {
  const { submitLabel, busyLabel = 'Guardando...', isAside, isDestructive, closedBy, more, ...shown } = rest;
  const { onCancel, cancelLabel = 'Cancelar', ...sheet } = shown;
  const form = useForm({ initialValues, schema, onSubmit, ...(prepare && { prepare }), ...(isReady && { isReady }) });
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
