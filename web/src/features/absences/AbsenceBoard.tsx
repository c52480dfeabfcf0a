import { useApolloClient } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef, useState } from 'react';

import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { BatchProgress } from '../../kit/send/BatchProgress';
import { progressText } from '../../kit/send/progress';
import { dayOf } from '../../kit/time/wall-time';
import { AbsenceBoardDocument, useAbsenceBoardQuery } from './absences.generated';
import type { Entry } from './board';
import { BoardActions } from './BoardActions';
import { BoardHead } from './BoardHead';
import { BoardTable } from './BoardTable';
import { ContactDialog } from './ContactDialog';
import { texts } from './texts';
import { useAbsenceSending } from './useAbsenceSending';
import { useBoardChanges } from './useBoardChanges';
import { useBoardChoices } from './useBoardChoices';
import { useHolding } from './useHolding';

/** Colleagues work on the same board, and what is kept is kept for an hour. */
const POLL_MS = 15_000;

interface Props {
  professionalId: number;
  /** yyyy-MM-dd */
  date: string;
  isOwn?: boolean;
}

/** The turnos of an absence, their outcome, and which patients know. */
export function AbsenceBoard({ professionalId, date, isOwn = false }: Props) {
  const { data, error, loading, refetch } = useAbsenceBoardQuery({
    variables: { professionalId, date },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    errorFallback: texts.board.failed,
  });
  const client = useApolloClient();
  const board = data?.absenceBoard;
  const entries = board?.entries ?? [];
  const changes = useBoardChanges({
    send: useAbsenceSending(professionalId, date),
    now: data?.clinic.now,
    reload: async () => {
      await refetch();
      const variables = { professionalId, date };
      return client.readQuery({ query: AbsenceBoardDocument, variables })?.absenceBoard.entries;
    },
  });
  const choices = useBoardChoices(entries);
  const holding = useHolding(professionalId, date);
  const [noted, setNoted] = useState<{ entry: Entry; open: boolean }>();
  const part = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A row that is settled loses its buttons.
  useKeptFocus(part, () => heading.current?.focus());
  const { progress, kind } = changes;
  const today = data ? dayOf(data.clinic.now) : '';
  return (
    <Stack ref={part} spacing={3}>
      {changes.question}
      {board && <BoardHead board={board} isOwn={isOwn} headingRef={heading} />}
      {board && <BoardActions entries={entries} choices={choices} changes={changes} holding={holding} />}
      {progress && progress.total > 1 && (
        <div>
          <p role="status">{texts.progress(texts[PROGRESS[kind]].progress, progressText(progress))}</p>
          <BatchProgress label={texts[PROGRESS[kind]].progress} progress={progress} onStop={changes.stop} />
        </div>
      )}
      <BoardTable
        list={{
          rows: board?.entries,
          busy: loading && board !== undefined,
          failed: error !== undefined,
          retry: refetch,
        }}
        absentId={professionalId}
        isMarked={(board?.absences.length ?? 0) > 0}
        clinic={data?.clinic}
        today={today}
        choices={choices}
        changes={changes}
        onNote={(entry) => setNoted({ entry, open: true })}
      />
      <ContactDialog
        open={noted?.open ?? false}
        entry={entries.find(({ id }) => id === noted?.entry.id) ?? noted?.entry}
        professionalId={professionalId}
        date={date}
        onClose={() => setNoted((it) => it && { ...it, open: false })}
      />
      <div role="status" style={visuallyHidden}>
        {choices.news}
      </div>
    </Stack>
  );
}

const PROGRESS = { move: 'move', cancel: 'cancellation', contact: 'contact' } as const;
