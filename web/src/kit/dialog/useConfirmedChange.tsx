import { useState, type ReactNode } from 'react';

import type { ApiError } from '../errors/api-error';
import type { Outcome } from '../graphql/hooks';
import { ConsequenceList } from './ConsequenceList';
import { QuestionDialog } from './QuestionDialog';

export interface ConsequenceQuestion {
  title: string;
  summary: string;
  list: string;
  items: readonly { id: string; text: string }[];
  /** One paragraph each. */
  consequences: readonly string[];
  no: string;
  yes: string;
}

interface OpenQuestion {
  question: ConsequenceQuestion;
  answer: (isConfirmed: boolean) => void;
}

export interface ConfirmedChange {
  /**
   * Sends without ids first. While the server refuses for unconfirmed consequences, asks `word` and resends with their
   * ids. After a no returns the refusal.
   */
  confirmed: <Item, Data>(
    send: (ids?: string[]) => Promise<Outcome<Data>>,
    word: (unconfirmed: readonly Item[]) => ConsequenceQuestion,
  ) => Promise<Outcome<Data>>;
  question: ReactNode;
}

export function useConfirmedChange(): ConfirmedChange {
  const [openQuestion, setOpenQuestion] = useState<OpenQuestion>();
  const ask = (question: ConsequenceQuestion) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setOpenQuestion(undefined);
        resolve(isConfirmed);
      };
      setOpenQuestion({ question, answer });
    });
  return {
    confirmed: async <Item, Data>(
      send: (ids?: string[]) => Promise<Outcome<Data>>,
      word: (unconfirmed: readonly Item[]) => ConsequenceQuestion,
    ) => {
      let outcome = await send();
      for (let found = unconfirmedOf(outcome.error); found; found = unconfirmedOf(outcome.error)) {
        if (!(await ask(word(found as readonly Item[])))) return outcome;
        outcome = await send(found.map(({ id }) => id));
      }
      return outcome;
    },
    question: openQuestion && <Question {...openQuestion} />,
  };
}

function unconfirmedOf(error: ApiError | undefined): readonly { id: string }[] | null {
  const unconfirmed = error?.unconfirmed ?? [];
  return unconfirmed.length > 0 ? (unconfirmed as readonly object[] as readonly { id: string }[]) : null;
}

function Question({ question: { title, summary, list, items, consequences, no, yes }, answer }: OpenQuestion) {
  return (
    <QuestionDialog
      title={title}
      noLabel={no}
      yesLabel={yes}
      onNo={() => answer(false)}
      onYes={() => {
        answer(true);
        return Promise.resolve(undefined);
      }}
    >
      <p>{summary}</p>
      <ConsequenceList label={list} items={items} />
      {consequences.map((consequence) => (
        <p key={consequence}>{consequence}</p>
      ))}
    </QuestionDialog>
  );
}
