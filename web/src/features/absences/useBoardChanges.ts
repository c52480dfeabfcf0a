import { useState } from 'react';

import type { TurnoChange } from '../../clinic/appointment/undo/restoring';
import { useUndoableChange } from '../../clinic/appointment/undo/useUndoableChange';
import type { ApiError } from '../../kit/errors/api-error';
import type { Outcome } from '../../kit/graphql/hooks';
import { notify } from '../../kit/notify/notify';
import { useBatch } from '../../kit/send/useBatch';
import { useApplyProposalsMutation, useCancelForAbsenceMutation, useRecordContactMutation } from './absences.generated';
import type { AbsenceContactState } from './absences.generated';
import type { Entry, Proposal } from './board';
import { texts } from './texts';

export type Job =
  | { kind: 'move'; entry: Entry; to: Proposal }
  | { kind: 'cancel'; entry: Entry }
  | { kind: 'contact'; entry: Entry; state: AbsenceContactState };
type Kind = Job['kind'];

/** null: done. Otherwise why not. */
type Result = { reason: string | null };

const WORDS = { move: texts.move, cancel: texts.cancellation, contact: texts.contact };

interface Options {
  professionalId: number;
  date: string;
  /** The clinic's instant; undefined while it is unknown. */
  now: string | undefined;
  /** Resolves to the board as it is then; undefined: it could not be read. */
  reload: () => Promise<readonly Entry[] | undefined>;
}

/**
 * Changes entries one by one, so that one that is refused stops no other and keeps its reason until it is tried again.
 * What an earlier try did already counts as done. Moves and cancellations can be undone, all of them at once.
 */
export function useBoardChanges({ professionalId, date, now, reload }: Options) {
  const tellChange = useUndoableChange(now, () => void reload());
  const [apply] = useApplyProposalsMutation({ errorToast: false });
  const [cancel] = useCancelForAbsenceMutation({ errorToast: false });
  const [record] = useRecordContactMutation({ errorToast: false });
  const [kind, setKind] = useState<Kind>('move');
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  const sendOnce = async (job: Job): Promise<Outcome<Result>> => {
    const { id: appointmentId, startTime, version } = job.entry.appointment;
    if (job.kind === 'contact') {
      const { contact } = job.entry;
      const input = { state: job.state };
      const { error } = await record({ professionalId, date, appointmentId, input, expectedVersion: contact.version });
      return error ? { error } : { data: { reason: null } };
    }
    if (job.kind === 'cancel') {
      const cancellation = { appointmentId, startTime, expectedVersion: version };
      const { data, error } = await cancel({ professionalId, date, cancellations: [cancellation] });
      return error ? { error } : { data: data.cancelForAbsence.changes[0] ?? { reason: texts.cancellation.failed } };
    }
    const { startTime: to, professionalId: by, roomId } = job.to;
    const move = { appointmentId, expectedVersion: version, startTime: to, professionalId: by, roomId };
    const { data, error } = await apply({ professionalId, date, moves: [move] });
    return error ? { error } : { data: data.applyProposals.changes[0] ?? { reason: texts.move.failed } };
  };
  // The server does nothing twice, so what was lost on its way is asked for again.
  const send = async (job: Job): Promise<Outcome<Result>> => {
    const outcome = await sendOnce(job);
    return outcome.error?.isUnsure ? sendOnce(job) : outcome;
  };
  const batch = useBatch<Job, Result>({
    nameOf: (job) => `${job.kind} ${job.entry.id}`,
    send: ({ input }) => send(input),
    isDone: (outcome) => outcome.data?.reason === null,
  });

  /** Resolves once the board is current again. */
  const run = async (jobs: readonly Job[]): Promise<void> => {
    const [first] = jobs;
    if (!first) return;
    await batch.run(jobs, async (results) => {
      const tried = results.flatMap(({ input, outcome }) =>
        outcome ? [{ id: input.entry.id, reason: reasonOf(outcome, WORDS[first.kind].failed) }] : [],
      );
      // The login page explains it.
      if (results.some(({ outcome }) => outcome?.error?.code === 'UNAUTHENTICATED')) return;
      setFailures((known) => {
        const next = new Map(known);
        for (const { id, reason } of tried) {
          if (reason === null) next.delete(id);
          else next.set(id, reason);
        }
        return next;
      });
      const refused = tried.some(({ reason }) => reason !== null);
      const current = first.kind !== 'contact' || refused ? await reload() : undefined;
      const done = new Set(tried.flatMap(({ id, reason }) => (reason === null ? [id] : [])));
      const undoable = first.kind === 'contact' ? [] : changesOf(jobs, done, current);
      // What the board does not show any more cannot be undone here.
      if (undoable.length < done.size || done.size === 0) tell(first.kind, tried);
      else tellChange(doneText(first.kind, done.size, tried.length), ...undoable);
    });
  };
  return {
    run: (jobs: readonly Job[]) => {
      if (batch.progress === null && jobs[0]) setKind(jobs[0].kind);
      return run(jobs);
    },
    /** What is being sent. */
    kind,
    progress: batch.progress,
    stop: batch.stop,
    /** By the entry's id. */
    failures,
  };
}

function reasonOf({ data, error }: Outcome<Result>, fallback: string): string | null {
  return error ? wordsOf(error, fallback) : data.reason;
}

function wordsOf(error: ApiError, fallback: string): string {
  return error.code === 'NETWORK' ? `${fallback}. ${error.message}` : error.textOr(fallback);
}

/** Of the jobs that were done: the turno as it was and as the board shows it now. */
function changesOf(jobs: readonly Job[], done: ReadonlySet<string>, current: readonly Entry[] = []): TurnoChange[] {
  return jobs.flatMap(({ entry }) => {
    const now = done.has(entry.id) ? current.find(({ id }) => id === entry.id) : undefined;
    return now ? [{ before: entry.appointment, after: now.appointment }] : [];
  });
}

function doneText(kind: Kind, done: number, all: number): string {
  return done === all ? WORDS[kind].done(done) : texts.partlyDone(WORDS[kind].done(done), all - done);
}

function tell(kind: Kind, tried: readonly { reason: string | null }[]): void {
  const done = tried.filter(({ reason }) => reason === null).length;
  const left = tried.length - done;
  if (left === 0) {
    // A single contact shows in its row.
    if (kind !== 'contact' || done > 1) notify.success(doneText(kind, done, done));
    return;
  }
  notify.error(done === 0 ? texts.noneDone(WORDS[kind].failed, left) : doneText(kind, done, tried.length));
}
