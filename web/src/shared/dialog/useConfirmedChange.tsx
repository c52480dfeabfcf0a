import { useState, type ReactNode } from 'react';

import type { ApiError } from '../errors/api-error';
import type { Outcome } from '../graphql/hooks';
import { ConsequenceList } from './ConsequenceList';
import { QuestionDialog } from './QuestionDialog';

/** What is asked before a change with consequences is saved. */
export interface ConsequenceQuestion {
  title: string;
  /** Above the list. */
  summary: string;
  /** Names the list to screen readers. */
  list: string;
  items: readonly { id: string; text: string }[];
  /** What a yes brings about, a paragraph each, below the list. */
  consequences: readonly string[];
  no: string;
  yes: string;
}

interface Asked {
  question: ConsequenceQuestion;
  answer: (isConfirmed: boolean) => void;
}

export interface ConfirmedChange {
  /**
   * `send` gets the ids of what was confirmed. Where the server refuses it for what it brings about, that is asked as
   * `word` puts it, and again when there is more by the time it is saved. Not confirmed: the server's refusal is the outcome.
   */
  confirmed: <Item, Data>(
    send: (ids?: string[]) => Promise<Outcome<Data>>,
    word: (unconfirmed: readonly Item[]) => ConsequenceQuestion,
  ) => Promise<Outcome<Data>>;
  /** Stands anywhere in the page. */
  question: ReactNode;
}

/** Sends changes that the server saves once all that they bring about is confirmed by name. */
export function useConfirmedChange(): ConfirmedChange {
  const [asked, setAsked] = useState<Asked>();
  const ask = (question: ConsequenceQuestion) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked(undefined);
        resolve(isConfirmed);
      };
      setAsked({ question, answer });
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
    question: asked && <Question {...asked} />,
  };
}

/** null when the failure is another one. */
function unconfirmedOf(error: ApiError | undefined): readonly { id: string }[] | null {
  const unconfirmed = error?.unconfirmed ?? [];
  return unconfirmed.length > 0 ? (unconfirmed as readonly object[] as readonly { id: string }[]) : null;
}

function Question({ question: { title, summary, list, items, consequences, no, yes }, answer }: Asked) {
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
