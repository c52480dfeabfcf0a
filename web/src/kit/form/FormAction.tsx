import type { ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';

import { OffButton } from '../ui/OffButton';
import type { FormOutcome } from './outcome';

export type Send<V> = (values: V) => Promise<FormOutcome<V>>;

export type SendNext = (send: Send<never>) => void;

export const SendBy = createContext<SendNext | null>(null);

interface Props<V> extends Omit<ButtonProps, 'onClick'> {
  /** Replaces onSubmit. */
  send?: Send<V>;
  onPress?: (values: V, isValid: boolean) => void;
}

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
