import { useFormikContext } from 'formik';
import { useRef, useState, type ReactNode, type RefObject } from 'react';

import { QuestionDialog } from '../../kit/dialog/QuestionDialog';
import { useFocusNext } from '../../kit/focus/useFocusNext';
import { useFormFields } from '../../kit/form/form-fields';
import type { ContactValues } from './contact-form';
import { ownContactText, type OwnContact } from './own-contact';

interface Options<V, Rest extends readonly unknown[], Outcome> {
  /** Null for patients. */
  own: OwnContact | null | undefined;
  yesLabel: string;
  /** Asked first. */
  more?: (values: V) => AskedFirst | null;
  send: (values: V, ...rest: Rest) => Promise<Outcome>;
}

export interface AskedFirst {
  title: string;
  text: string;
  no: string;
  /** Focus after a no; default: e-mail. */
  place?: RefObject<HTMLElement | null>;
}

const OF_CONTACT = { title: '¿Los datos de contacto son del paciente?', no: 'Corregir' };

interface Asking<V, Rest extends readonly unknown[], Outcome> {
  /** Sends, or asks and returns undefined; a yes submits again. */
  submit: (values: V, ...rest: Rest) => Promise<Outcome | undefined>;
  /** Inside the Formik form. */
  question: ReactNode;
}

/** Asks before staff send their own e-mail or phone for a patient. */
export function useOwnContactQuestion<V extends ContactValues, Rest extends readonly unknown[], Outcome>({
  own,
  yesLabel,
  more,
  send,
}: Options<V, Rest, Outcome>): Asking<V, Rest, Outcome> {
  const [asked, setAsked] = useState<AskedFirst | null>(null);
  /** Retries don't ask again. */
  const accepted = useRef<string | null>(null);

  const submit = async (values: V, ...rest: Rest) => {
    const text = own ? ownContactText(values, own) : null;
    const question = text === null ? (more?.(values) ?? null) : { ...OF_CONTACT, text };
    if (question === null || question.text === accepted.current) return send(values, ...rest);
    setAsked(question);
    return undefined;
  };
  const question = (
    <Question
      asked={asked}
      yesLabel={yesLabel}
      onNo={() => setAsked(null)}
      onYes={() => {
        accepted.current = asked?.text ?? null;
        setAsked(null);
      }}
    />
  );
  return { submit, question };
}

interface QuestionProps {
  asked: AskedFirst | null;
  yesLabel: string;
  onNo: () => void;
  onYes: () => void;
}

function Question({ asked, yesLabel, onNo, onYes }: QuestionProps) {
  const { submitForm } = useFormikContext();
  const fields = useFormFields();
  const focusNext = useFocusNext();
  if (asked === null) return null;
  return (
    <QuestionDialog
      title={asked.title}
      noLabel={asked.no}
      yesLabel={yesLabel}
      busyLabel={yesLabel}
      onNo={() => {
        onNo();
        focusNext(() => (asked.place ? asked.place.current : fields.named('email')));
      }}
      onYes={() => {
        onYes();
        void submitForm();
        return Promise.resolve(undefined);
      }}
    >
      <p>{asked.text}</p>
    </QuestionDialog>
  );
}
