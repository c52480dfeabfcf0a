import { useState } from 'react';

import type { ChosenProposalInput } from './absences.generated';
import { chosenOf, isOpen, isUnheld, nextChoice, type Choices, type Proposal, type Row } from './board';
import { texts } from './texts';

export type BoardChoices = ReturnType<typeof useBoardChoices>;

interface Options {
  /** Rows without a proposal cannot be chosen. */
  onlyMoves?: boolean;
}

/** Shown proposals, and rows selected for bulk actions (all by default). */
export function useBoardChoices(entries: readonly Row[], { onlyMoves = false }: Options = {}) {
  const [proposals, setProposals] = useState<Choices>(new Map());
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState('');
  const open = entries.filter(isOpen);
  const proposalOf = (entry: Row): Proposal | null => chosenOf(entry, proposals);
  const canChoose = (entry: Row): boolean => isOpen(entry) && (!onlyMoves || proposalOf(entry) !== null);
  const choosable = open.filter(canChoose);
  const chosen = choosable.filter(({ id }) => !leftOut.has(id));
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
    isChosen: (entry: Row) => !leftOut.has(entry.id),
    isAll: choosable.length > 0 && chosen.length === choosable.length,
    toggle: (entry: Row) =>
      setLeftOut((known) => (known.has(entry.id) ? without(known, entry.id) : new Set(known).add(entry.id))),
    toggleAll: () =>
      setLeftOut(chosen.length === choosable.length ? new Set(choosable.map(({ id }) => id)) : new Set()),
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

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((it) => it !== id));
}
