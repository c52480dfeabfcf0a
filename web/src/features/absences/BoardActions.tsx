import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

import { useQuestion } from '../../kit/dialog/useQuestion';
import { OffButton } from '../../kit/ui/OffButton';
import { isOpen, isUnheld, type Entry } from './board';
import { texts } from './texts';
import type { Job, useBoardChanges } from './useBoardChanges';
import type { BoardChoices } from './useBoardChoices';
import type { useHolding } from './useHolding';

interface Props {
  entries: readonly Entry[];
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
  /** See useHolding. */
  holding: ReturnType<typeof useHolding>;
}

/** What is done to several turnos at once. It asks first, with how many. */
export function BoardActions({ entries, choices, changes, holding }: Props) {
  const { chosen, proposalOf } = choices;
  const moves = chosen.flatMap((entry): Job[] => {
    const to = proposalOf(entry);
    return to ? [{ kind: 'move', entry, to }] : [];
  });
  const cancellations = chosen.map((entry): Job => ({ kind: 'cancel', entry }));
  const untold = entries.filter(({ contact }) => contact.state === 'to_call');
  const isBusy = changes.progress !== null;
  const moving = useBulkQuestion(changes.run, (jobs) => ({
    title: texts.move.question(jobs.length),
    consequences: texts.move.consequences(jobs.length, chosen.length - jobs.length),
    noLabel: texts.move.no,
    yesLabel: texts.move.many(jobs.length),
  }));
  const cancelling = useBulkQuestion(changes.run, (jobs) => ({
    title: texts.cancellation.question(jobs.length),
    consequences: [texts.cancellation.consequence(jobs.length)],
    noLabel: texts.cancellation.no,
    yesLabel: texts.cancellation.many(jobs.length),
    isDestructive: true,
  }));
  const telling = useBulkQuestion(changes.run, (jobs) => ({
    title: texts.contact.question(jobs.length),
    consequences: [texts.contact.consequence(jobs.length)],
    noLabel: texts.contact.no,
    yesLabel: texts.contact.tellAll(jobs.length),
  }));
  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: 40 }}>
      {entries.some(isOpen) && (
        <FormControlLabel
          control={
            <Checkbox
              checked={choices.isAll}
              indeterminate={!choices.isAll && chosen.length > 0}
              onChange={choices.toggleAll}
            />
          }
          label={texts.board.chooseAll}
        />
      )}
      {moves.length > 0 && (
        <OffButton off={isBusy} aria-haspopup="dialog" onClick={() => moving.ask(moves)}>
          {texts.move.many(moves.length)}
        </OffButton>
      )}
      {untold.length > 0 && (
        <OffButton
          variant="outlined"
          off={isBusy}
          aria-haspopup="dialog"
          onClick={() => telling.ask(untold.map((entry): Job => ({ kind: 'contact', entry, state: 'told' })))}
        >
          {texts.contact.tellAll(untold.length)}
        </OffButton>
      )}
      {entries.some(isUnheld) && (
        <OffButton variant="outlined" off={isBusy || holding.isSending} onClick={holding.hold}>
          {texts.proposal.hold}
        </OffButton>
      )}
      {cancellations.length > 0 && (
        <OffButton variant="outlined" off={isBusy} aria-haspopup="dialog" onClick={() => cancelling.ask(cancellations)}>
          {texts.cancellation.many(cancellations.length)}
        </OffButton>
      )}
      {moving.dialog}
      {cancelling.dialog}
      {telling.dialog}
    </Stack>
  );
}

interface Words {
  title: string;
  consequences: string[];
  noLabel: string;
  yesLabel: string;
  isDestructive?: boolean;
}

/** Closes with the answer: the page shows how far it is, and each row what became of it. */
export function useBulkQuestion(
  run: (jobs: readonly Job[]) => Promise<void>,
  wordsOf: (jobs: readonly Job[]) => Words,
) {
  return useQuestion<readonly Job[]>((jobs) => ({
    ...wordsOf(jobs),
    onYes: () => {
      void run(jobs);
      return Promise.resolve(undefined);
    },
  }));
}
