import Stack from '@mui/material/Stack';

import { OffButton } from '../../kit/ui/OffButton';
import { countUnmailed, mustCall, type Entry } from './board';
import { ChooseAll } from './Choosing';
import { MoveChosen } from './MoveChosen';
import { texts } from './texts';
import { useBulkQuestion } from './useBulkQuestion';
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

/** Bulk actions; asks first, with the count. */
export function BoardActions({ entries, choices, changes, holding }: Props) {
  const cancellations = choices.chosen.map((entry): Job => ({ kind: 'cancel', entry }));
  const untold = entries.filter(mustCall);
  const isBusy = changes.progress !== null;
  const cancelling = useBulkQuestion(changes.run, (jobs) => ({
    title: texts.cancellation.question(jobs.length),
    consequences: texts.cancellation.consequences(jobs.length, countUnmailed(jobs)),
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
      <ChooseAll choices={choices} label={texts.board.chooseAll} />
      <MoveChosen choices={choices} changes={changes} />
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
      {choices.unheldOf(entries).length > 0 && (
        <OffButton variant="outlined" off={isBusy || holding.isSending} onClick={() => void holding.hold(choices)}>
          {texts.proposal.hold}
        </OffButton>
      )}
      {cancellations.length > 0 && (
        <OffButton variant="outlined" off={isBusy} aria-haspopup="dialog" onClick={() => cancelling.ask(cancellations)}>
          {texts.cancellation.many(cancellations.length)}
        </OffButton>
      )}
      {cancelling.dialog}
      {telling.dialog}
    </Stack>
  );
}
