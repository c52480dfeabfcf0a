import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';

import { asDialog } from './as-dialog';
import { QuestionDialog } from './QuestionDialog';

const Consequences = styled('ul')({ '&&': { display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' } });

/** What is asked, and what comes of a yes. */
export interface AskedQuestion {
  title: string;
  /** What it is about: a Subject. */
  about?: ReactNode;
  /** What a yes brings about, a sentence each. */
  consequences: readonly string[];
  /** The answer that leaves everything as it is: it comes first, is stressed, and has the focus. */
  noLabel: string;
  yesLabel: string;
  /** A yes takes something away for good; see QuestionDialog. */
  isDestructive?: boolean;
  /** See QuestionDialog. */
  busyLabel?: string;
  /** Stands under the reason when the yes failed, e.g. whom to call. */
  help?: ReactNode;
  /** Resolves to undefined when it is done; else to the reason why not, which the question says. */
  onYes: () => Promise<string | undefined>;
  /** It is done and the question is gone: what is to have the focus now can have it. */
  onDone?: () => void;
}

export interface Asking<T> {
  ask: (about: T) => void;
  /** Stands anywhere in the page. */
  dialog: ReactNode;
}

/**
 * Asks once more before something is done with one of several, e.g. before one is deleted. `questionOf` words it for the
 * one that was asked about, as it is now; null: there is nothing to ask about it any more.
 */
export function useQuestion<T>(questionOf: (about: T) => AskedQuestion | null): Asking<T> {
  const [asked, setAsked] = useState<{ about: T }>();
  const [done, setDone] = useState<{ tell: (() => void) | undefined }>();
  // By then the dialog has given the focus back, and whoever wants it has it last.
  useEffect(() => done?.tell?.(), [done]);
  return {
    ask: (about) => setAsked({ about }),
    dialog: asked && (
      <Question
        word={() => questionOf(asked.about)}
        onClose={() => setAsked(undefined)}
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

/** Words it by itself: what cannot be worded takes nothing of the page along. */
const Question = asDialog(function Question({ word, ...rest }: QuestionProps) {
  const question = word();
  return question && <Worded {...question} asked={rest} />;
});

function Worded({ about, consequences, onYes, onDone, asked, ...words }: AskedQuestion & { asked: Omit<QuestionProps, 'word'> }) {
  const { onClose } = asked;
  const answerYes = async () => {
    const reason = await onYes();
    if (reason !== undefined) return reason;
    onClose();
    asked.onDone(onDone);
    return undefined;
  };
  return (
    <QuestionDialog {...words} onNo={onClose} onYes={answerYes}>
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
    </QuestionDialog>
  );
}
