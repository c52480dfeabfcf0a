import { useFormikContext } from 'formik';
import { useRef, useState, type ReactNode } from 'react';

import { QuestionDialog } from '../../kit/dialog/QuestionDialog';
import { useFocusNext } from '../../kit/focus/useFocusNext';
import { useFormFields } from '../../kit/form/form-fields';
import type { ContactValues } from './contact-form';
import { ownContactText, type OwnContact } from './own-contact';

interface Options<V, Rest extends readonly unknown[], Outcome> {
  /** Staff only; null for patients. */
  own: OwnContact | null | undefined;
  yesLabel: string;
  send: (values: V, ...rest: Rest) => Promise<Outcome>;
}

interface Asking<V, Rest extends readonly unknown[], Outcome> {
  /** Sends, or returns undefined and asks; a yes submits again. */
  submit: (values: V, ...rest: Rest) => Promise<Outcome | undefined>;
  /** Render it inside the Formik form. */
  question: ReactNode;
}

/** Asks before staff send their own e-mail or phone for a patient. */
export function useOwnContactQuestion<V extends ContactValues, Rest extends readonly unknown[], Outcome>({
  own,
  yesLabel,
  send,
}: Options<V, Rest, Outcome>): Asking<V, Rest, Outcome> {
  const [questionText, setQuestionText] = useState<string | null>(null);
  /** A retry doesn't ask the same question again. */
  const accepted = useRef<string | null>(null);

  const submit = async (values: V, ...rest: Rest) => {
    const text = own ? ownContactText(values, own) : null;
    if (text === null || text === accepted.current) return send(values, ...rest);
    setQuestionText(text);
    return undefined;
  };
  const question = (
    <Question
      text={questionText}
      yesLabel={yesLabel}
      onNo={() => setQuestionText(null)}
      onYes={() => {
        accepted.current = questionText;
        setQuestionText(null);
      }}
    />
  );
  return { submit, question };
}

interface QuestionProps {
  text: string | null;
  yesLabel: string;
  onNo: () => void;
  onYes: () => void;
}

function Question({ text, yesLabel, onNo, onYes }: QuestionProps) {
  const { submitForm } = useFormikContext();
  const fields = useFormFields();
  const focusNext = useFocusNext();
  if (text === null) return null;
  return (
    <QuestionDialog
      title="¿Los datos de contacto son del paciente?"
      noLabel="Corregir"
      yesLabel={yesLabel}
      busyLabel={yesLabel}
      onNo={() => {
        onNo();
        focusNext(() => fields.named('email'));
      }}
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
