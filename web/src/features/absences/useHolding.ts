import { notify } from '../../kit/notify/notify';
import { useHoldProposalsMutation } from './absences.generated';
import { isUnheld, type Row } from './board';
import { texts } from './texts';

/** Keeps the board's proposals for an hour, so that nobody takes them while patients are called. */
export function useHolding(professionalId: number, date: string) {
  const [send, { loading }] = useHoldProposalsMutation({ errorFallback: texts.proposal.holdFailed });
  return {
    isSending: loading,
    hold: async () => {
      const { data } = await send({ professionalId, date });
      if (!data) return;
      tellHeld(data.holdProposals.entries);
    },
  };
}

/** Of these turnos, after their proposals were to be kept. */
export function tellHeld(rows: readonly Row[]): void {
  const left = rows.filter(isUnheld).length;
  if (left === 0) notify.success(texts.proposal.holdDone);
  else notify.error(texts.proposal.holdPartly(left));
}
