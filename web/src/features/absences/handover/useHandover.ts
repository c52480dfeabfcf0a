import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import type { Outcome } from '../../../kit/graphql/hooks';
import type { DisplacedTurnoFragment } from '../absences.generated';
import type { Row } from '../board';
import { texts } from '../texts';
import type { Job, Result } from '../useBoardChanges';
import type { BoardChoices } from '../useBoardChoices';
import { reportHeld } from '../useHolding';
import {
  HandoverDocument,
  useHandOverMutation,
  useHandoverQuery,
  useHoldHandoverMutation,
  type HandoverFactsFragment,
} from './handover.generated';
import { handoverTexts } from './texts';

/** Proposals are held for an hour, and searching months is expensive. */
const POLL_MS = 60_000;

/** Turnos of a leaving professional, with those that this page handed over. */
export function useHandover(professionalId: number) {
  const { data, error, loading, refetch } = useHandoverQuery({
    variables: { professionalId },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    errorFallback: handoverTexts.failed,
  });
  const client = useApolloClient();
  const [handOver] = useHandOverMutation();
  const [keep, keeping] = useHoldHandoverMutation({ errorFallback: texts.proposal.holdFailed });
  const [settled, setSettled] = useState<readonly Row[]>([]);
  const handover = data?.handover;
  const rows = handover && withSettled(openRows(handover), settled);
  return {
    handover,
    rows,
    clinic: data?.clinic,
    list: { rows, busy: loading && rows !== undefined, failed: error !== undefined, retry: refetch },
    holding: {
      isSending: keeping.loading,
      hold: async (choices: BoardChoices) => {
        const { data: kept } = await keep({ professionalId, chosen: choices.shown });
        if (kept) reportHeld(choices, openRows(kept.holdHandover));
      },
    },
    reload: async (): Promise<readonly Row[] | undefined> => {
      await refetch();
      const current = client.readQuery({ query: HandoverDocument, variables: { professionalId } });
      return current ? openRows(current.handover) : undefined;
    },
    send: async ({ entry, ...job }: Job, ids?: string[]): Promise<Outcome<Result>> => {
      if (job.kind !== 'move') return { data: { reason: texts.move.failed } };
      const { startTime, professionalId: by, roomId } = job.to;
      const { id, version } = entry.appointment;
      const { data: done, error: refusal } = await handOver({
        id,
        startTime,
        professionalId: by,
        roomId,
        expectedVersion: version,
        ...(ids && { confirmedAppointments: ids }),
      });
      if (refusal) return { error: refusal };
      const after = done.regularizeOverbooking;
      setSettled((known) => [...known.filter((it) => it.id !== id), handedOver(entry, after)]);
      return { data: { reason: null, after } };
    },
  };
}

function openRows({ entries }: HandoverFactsFragment): Row[] {
  return entries.map((entry) => ({ ...entry, startTime: entry.appointment.startTime, outcome: 'open' }));
}

function handedOver(entry: Row, appointment: DisplacedTurnoFragment): Row {
  return { ...entry, appointment, outcome: 'reassigned', proposal: null, alternatives: [] };
}

/** An undone turno is open again. */
function withSettled(open: readonly Row[], settled: readonly Row[]): Row[] {
  const gone = settled.filter(({ id }) => !open.some((row) => row.id === id));
  return [...open, ...gone].toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
}
