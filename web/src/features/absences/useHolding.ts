import { notify } from '../../kit/notify/notify';
import { useHoldProposalsMutation } from './absences.generated';
import type { Row } from './board';
import { texts } from './texts';
import type { BoardChoices } from './useBoardChoices';

/** Holds the proposals for an hour, while staff call patients. */
export function useHolding(professionalId: number, date: string) {
  const [send, { loading }] = useHoldProposalsMutation({ errorFallback: texts.proposal.holdFailed });
  return {
    isSending: loading,
    hold: async (choices: BoardChoices) => {
      const { data } = await send({ professionalId, date, chosen: choices.shown });
      if (data) reportHeld(choices, data.holdProposals.entries);
    },
  };
}

export function reportHeld({ unheldOf }: BoardChoices, rows: readonly Row[]): void {
  const left = unheldOf(rows).length;
  if (left === 0) notify.success(texts.proposal.holdDone);
  else notify.error(texts.proposal.holdPartly(left));
}
