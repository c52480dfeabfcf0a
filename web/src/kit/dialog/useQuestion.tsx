import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';

import { asDialog } from './as-dialog';
import { QuestionDialog } from './QuestionDialog';

const Consequences = styled('ul')({ '&&': { display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' } });

export interface AskedQuestion {
  title: string;
  /** A Subject. */
  about?: ReactNode;
  consequences: readonly string[];
  /** Below the consequences, e.g. a long list. */
  details?: ReactNode;
  noLabel: string;
  yesLabel: string;
  isDestructive?: boolean;
  busyLabel?: string;
  help?: ReactNode;
  /** See QuestionDialog. */
  onYes: () => Promise<string | undefined>;
  /** Called after the dialog is gone, so it can move the focus. */
  onDone?: () => void;
  /** Called after closing without a yes. */
  onLeft?: () => void;
}

export interface Asking<T> {
  ask: (about: T) => void;
  dialog: ReactNode;
}

/** `questionOf` runs at each render; null shows nothing. */
export function useQuestion<T>(questionOf: (about: T) => AskedQuestion | null): Asking<T> {
  const [subject, setSubject] = useState<{ about: T }>();
  const [done, setDone] = useState<{ tell: (() => void) | undefined }>();
  // In an effect: the dialog has already returned the focus.
  useEffect(() => done?.tell?.(), [done]);
  return {
    ask: (about) => setSubject({ about }),
    dialog: subject && (
      <Question
        word={() => questionOf(subject.about)}
        onClose={() => setSubject(undefined)}
        onDone={(tell) => setDone({ tell })}
      />
    ),
  };
}

interface QuestionProps {
  word: () => AskedQuestion | null;
  onClose: () => void;
  onDone: (tell: (() => void) | undefined) => void;
}

/** Runs `word` inside the boundary, so that its crash spares the page. */
const Question = asDialog(function Question({ word, onClose, onDone }: QuestionProps) {
  const question = word();
  return question && <Worded {...question} onClose={onClose} onAnswered={onDone} />;
});

interface WordedProps extends AskedQuestion {
  onClose: () => void;
  onAnswered: QuestionProps['onDone'];
}

function Worded({ about, consequences, details, onYes, onDone, onLeft, onClose, onAnswered, ...words }: WordedProps) {
  const close = (after: (() => void) | undefined) => {
    onClose();
    onAnswered(after);
  };
  const answerYes = async () => {
    const reason = await onYes();
    if (reason === undefined) close(onDone);
    return reason;
  };
  return (
    <QuestionDialog {...words} onNo={() => close(onLeft)} onYes={answerYes}>
      {about}
      {consequences.length === 1 ? (
        <p>{consequences[0]}</p>
      ) : (
        <Consequences>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </Consequences>
      )}
      {details}
    </QuestionDialog>
  );
}
