import type { ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';

import { OffButton } from '../ui/OffButton';
import type { FormOutcome } from './outcome';

/** Sends what is valid. */
export type Send<V> = (values: V) => Promise<FormOutcome<V>>;

/** Says how the form is sent by the next press, instead of as its own button does. */
export type SendNext = (send: Send<never>) => void;

/** Of the form around. */
export const SendBy = createContext<SendNext | null>(null);

interface Props<V> extends Omit<ButtonProps, 'onClick'> {
  /** Sends what is valid its own way; a refusal stands where the form's own does. */
  send?: Send<V>;
  /** Does something with what is typed, valid or not. */
  onPress?: (values: V, isValid: boolean) => void;
}

/** Inside an ActionForm: another button of it. Off while the form is being sent, by whichever. */
export function FormAction<V extends object = never>({ send, onPress, variant = 'outlined', ...button }: Props<V>) {
  const { values, isValid, isSubmitting, submitForm } = useFormikContext<V>();
  const sendBy = useContext(SendBy);
  const press = () => {
    onPress?.(values, isValid);
    if (!send || !sendBy) return;
    sendBy(send);
    void submitForm();
  };
  return <OffButton {...button} variant={variant} off={isSubmitting} onClick={press} />;
}
