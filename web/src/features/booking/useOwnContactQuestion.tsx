import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { QuestionDialog } from '../../shared/dialog/QuestionDialog';
import type { PatientValues } from './booking-form';
import { ownContactText, type OwnContact } from './own-contact';
import { texts } from './texts';

type Send<V> = (values: V, helpers: FormikHelpers<V>) => Promise<void>;

interface Options<V> {
  /** Of staff, whose account fills the form in; null for those who book for themselves. */
  own: OwnContact | null;
  yesLabel: string;
  send: Send<V>;
}

interface Asking<V> {
  submit: Send<V>;
  /** Has to be rendered inside the form's page or dialog. */
  question: ReactNode;
}

/** Stops what staff send for somebody else with their own e-mail or phone, and asks. */
export function useOwnContactQuestion<V extends PatientValues>({ own, yesLabel, send }: Options<V>): Asking<V> {
  const [asked, setAsked] = useState<{ text: string; go: () => Promise<void> } | null>(null);
  /** The text that was answered yes: a retry is not asked about again. */
  const accepted = useRef<string | null>(null);
  const isToCorrect = useRef(false);
  useEffect(() => {
    if (asked || !isToCorrect.current) return;
    isToCorrect.current = false;
    document.querySelector<HTMLElement>('input[name="email"]')?.focus();
  }, [asked]);

  const submit: Send<V> = async (values, helpers) => {
    const text = own && ownContactText(values, own);
    if (text === null || text === accepted.current) await send(values, helpers);
    else setAsked({ text, go: () => send(values, helpers) });
  };
  const question = asked && (
    <QuestionDialog
      title={texts.ownContactQuestion.title}
      noLabel={texts.ownContactQuestion.no}
      yesLabel={yesLabel}
      busyLabel={yesLabel}
      onNo={() => {
        isToCorrect.current = true;
        setAsked(null);
      }}
      onYes={() => {
        accepted.current = asked.text;
        setAsked(null);
        void asked.go();
        return Promise.resolve(undefined);
      }}
    >
      <p>{asked.text}</p>
    </QuestionDialog>
  );
  return { submit, question };
}
