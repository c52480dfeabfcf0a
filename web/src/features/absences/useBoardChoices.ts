import { useState } from 'react';

import type { ChosenProposalInput } from './absences.generated';
import {
  chosenOf,
  isInConsultation,
  isOpen,
  isUnheld,
  nextChoice,
  type Choices,
  type Proposal,
  type Row,
} from './board';
import { texts } from './texts';

export type BoardChoices = ReturnType<typeof useBoardChoices>;

interface Options {
  /** Rows without a proposal cannot be chosen. */
  onlyMoves?: boolean;
}

/** Shown proposals, and rows selected for bulk actions (by default all but those in consultation). */
export function useBoardChoices(entries: readonly Row[], { onlyMoves = false }: Options = {}) {
  const [proposals, setProposals] = useState<Choices>(new Map());
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [news, setNews] = useState('');
  const open = entries.filter(isOpen);
  const proposalOf = (entry: Row): Proposal | null => chosenOf(entry, proposals);
  const canChoose = (entry: Row): boolean => isOpen(entry) && (!onlyMoves || proposalOf(entry) !== null);
  const choosable = open.filter(canChoose);
  const isChosen = (entry: Row): boolean => picked.get(entry.id) ?? !isInConsultation(entry);
  const chosen = choosable.filter(isChosen);
  return {
    canChoose,
    hasChoice: choosable.length > 0,
    chosen,
    /** Open rows without proposals. */
    withoutProposal: open.filter((entry) => proposalOf(entry) === null).length,
    /** To be held. */
    shown: open.flatMap((entry): ChosenProposalInput[] => {
      const shown = proposalOf(entry);
      if (!shown) return [];
      const { startTime, professionalId, roomId } = shown;
      return [{ appointmentId: entry.appointment.id, startTime, professionalId, roomId }];
    }),
    /** Rows with a shown slot that could be held and is not. */
    unheldOf: (rows: readonly Row[]) => rows.filter((row) => isUnheld(row, proposalOf(row))),
    isChosen,
    isAll: choosable.length > 0 && chosen.length === choosable.length,
    toggle: (entry: Row) => setPicked((known) => new Map(known).set(entry.id, !isChosen(entry))),
    toggleAll: () => setPicked(new Map(choosable.map(({ id }) => [id, chosen.length < choosable.length]))),
    proposalOf,
    hasOther: (entry: Row) => nextChoice(entry, entries, proposals) !== null,
    /** `shown` describes the proposal for screen readers. */
    showOther: (entry: Row, shown: (proposal: Proposal) => string) => {
      const next = nextChoice(entry, entries, proposals);
      if (!next) return;
      setProposals((known) => new Map(known).set(entry.id, next));
      setNews(texts.proposal.changed(entry.appointment.patientName, shown(next)));
    },
    news,
  };
}
