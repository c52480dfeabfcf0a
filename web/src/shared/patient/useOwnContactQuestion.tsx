import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { QuestionDialog } from '../dialog/QuestionDialog';
import type { ContactValues } from './contact-form';
import { ownContactText, type OwnContact } from './own-contact';

interface Options<V, Rest extends readonly unknown[], Outcome> {
  /** Of staff, whose account fills the form in; null for those who fill it in for themselves. */
  own: OwnContact | null | undefined;
  yesLabel: string;
  send: (values: V, ...rest: Rest) => Promise<Outcome>;
}

interface Asking<V, Rest extends readonly unknown[], Outcome> {
  /** Sends, or asks first and answers undefined; a yes submits the form again. */
  submit: (values: V, ...rest: Rest) => Promise<Outcome | undefined>;
  /** Has to be rendered inside the Formik form. */
  question: ReactNode;
}

/** Stops what staff send for somebody else with their own e-mail or phone, and asks. */
export function useOwnContactQuestion<V extends ContactValues, Rest extends readonly unknown[], Outcome>({
  own,
  yesLabel,
  send,
}: Options<V, Rest, Outcome>): Asking<V, Rest, Outcome> {
  const [asked, setAsked] = useState<string | null>(null);
  /** The text that was answered yes: a retry is not asked about again. */
  const accepted = useRef<string | null>(null);
  const isToCorrect = useRef(false);
  useEffect(() => {
    if (asked !== null || !isToCorrect.current) return;
    isToCorrect.current = false;
    document.querySelector<HTMLElement>('input[name="email"]')?.focus();
  }, [asked]);

  const submit = async (values: V, ...rest: Rest) => {
    const text = own ? ownContactText(values, own) : null;
    if (text === null || text === accepted.current) return send(values, ...rest);
    setAsked(text);
    return undefined;
  };
  const question = asked !== null && (
    <Question
      text={asked}
      yesLabel={yesLabel}
      onNo={() => {
        isToCorrect.current = true;
        setAsked(null);
      }}
      onYes={() => {
        accepted.current = asked;
        setAsked(null);
      }}
    />
  );
  return { submit, question };
}

interface QuestionProps {
  text: string;
  yesLabel: string;
  onNo: () => void;
  onYes: () => void;
}

function Question({ text, yesLabel, onNo, onYes }: QuestionProps) {
  const { submitForm } = useFormikContext();
  return (
    <QuestionDialog
      title="¿Los datos de contacto son del paciente?"
      noLabel="Corregir"
      yesLabel={yesLabel}
      busyLabel={yesLabel}
      onNo={onNo}
      onYes={() => {
        onYes();
        void submitForm();
        return Promise.resolve(undefined);
      }}
    >
      <p>{text}</p>
    </QuestionDialog>
  );
}
