import { OffButton } from '../../kit/ui/OffButton';
import { countUnmailed } from './board';
import { texts } from './texts';
import type { Job, useBoardChanges } from './useBoardChanges';
import type { BoardChoices } from './useBoardChoices';
import { useBulkQuestion } from './useBulkQuestion';

interface Props {
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
}

/** Moves the chosen turnos to their proposals. Asks first, with the count. */
export function MoveChosen({ choices: { chosen, proposalOf, withoutProposal }, changes }: Props) {
  const moves = chosen.flatMap((entry): Job[] => {
    const to = proposalOf(entry);
    return to ? [{ kind: 'move', entry, to }] : [];
  });
  const moving = useBulkQuestion(changes.run, (jobs) => ({
    title: texts.move.question(jobs.length),
    consequences: texts.move.consequences(jobs.length, countUnmailed(jobs), withoutProposal),
    noLabel: texts.move.no,
    yesLabel: texts.move.many(jobs.length),
  }));
  return (
    <>
      {moves.length > 0 && (
        <OffButton off={changes.progress !== null} aria-haspopup="dialog" onClick={() => moving.ask(moves)}>
          {texts.move.many(moves.length)}
        </OffButton>
      )}
      {moving.dialog}
    </>
  );
}
