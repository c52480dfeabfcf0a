import { useState } from 'react';

import type { TurnoChange, UndoableTurno } from '../../clinic/appointment/undo/restoring';
import { useUndoableChange } from '../../clinic/appointment/undo/useUndoableChange';
import { useSamePatientQuestion } from '../../clinic/same-patient/useSamePatientQuestion';
import { bannerText } from '../../kit/errors/banner-text';
import type { Outcome } from '../../kit/graphql/hooks';
import { holdUndo, notify } from '../../kit/notify/notify';
import { useBatch } from '../../kit/send/useBatch';
import type { AbsenceContactState } from './absences.generated';
import type { Entry, Proposal, Row } from './board';
import { texts } from './texts';

export type Job =
  | { kind: 'move'; entry: Row; to: Proposal }
  | { kind: 'cancel'; entry: Row }
  | { kind: 'contact'; entry: Entry; state: AbsenceContactState };
type Kind = Job['kind'];

export interface Result {
  /** null: done. */
  reason: string | null;
  /** The changed turno, if the response has it; else the board does. */
  after?: UndoableTurno;
}

const WORDS = { move: texts.move, cancel: texts.cancellation, contact: texts.contact };

interface Options {
  /** `ids`: confirmed simultaneous turnos of the patient. */
  send: (job: Job, ids?: string[]) => Promise<Outcome<Result>>;
  /** The clinic's instant; undefined while it is unknown. */
  now: string | undefined;
  /** Resolves to the reloaded board; undefined if that failed. */
  reload: () => Promise<readonly Row[] | undefined>;
}

/**
 * Changes entries one by one and continues after refusals; a refusal's reason stays until retried. Idempotent. One undo
 * covers all moves and cancellations.
 */
export function useBoardChanges({ send: sendOnce, now, reload }: Options) {
  const announceChange = useUndoableChange(now, () => void reload());
  const [kind, setKind] = useState<Kind>('move');
  const { confirmed, question } = useSamePatientQuestion('move');
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  // The server is idempotent, so retry after a lost answer.
  const send = async (job: Job): Promise<Outcome<Result>> => {
    const sendTwice = async (ids?: string[]) => {
      const outcome = await sendOnce(job, ids);
      return outcome.error?.isUnsure ? sendOnce(job, ids) : outcome;
    };
    return confirmed(sendTwice);
  };
  const batch = useBatch<Job, Result>({
    nameOf: (job) => `${job.kind} ${job.entry.id}`,
    send: ({ input }) => send(input),
    isDone: (outcome) => outcome.data?.reason === null,
  });

  const run = async (jobs: readonly Job[]): Promise<void> => {
    const [first] = jobs;
    if (!first) return;
    await batch.run(jobs, async (results) => {
      const tried = results.flatMap(({ input, outcome }) =>
        outcome && !isDeclined(outcome)
          ? [{ entry: input.entry, reason: reasonOf(outcome), after: outcome.data?.after }]
          : [],
      );
      if (tried.length === 0) return;
      // The login page explains it.
      if (results.some(({ outcome }) => outcome?.error?.code === 'UNAUTHENTICATED')) return;
      setFailures((known) => {
        const next = new Map(known);
        for (const { entry, reason } of tried) {
          if (reason === null) next.delete(entry.id);
          else next.set(entry.id, reason);
        }
        return next;
      });
      const refused = tried.some(({ reason }) => reason !== null);
      const current = first.kind !== 'contact' || refused ? await reload() : undefined;
      const done = tried.filter(({ reason }) => reason === null);
      const undoable = first.kind === 'contact' ? [] : changesOf(done, current);
      // Changes that were already notified cannot be undone here.
      if (undoable.length < done.length || done.length === 0) reportOutcomes(first.kind, tried);
      else announceChange(doneText(first.kind, done.length, tried.length), ...undoable);
    });
  };
  return {
    run: (jobs: readonly Job[]) => {
      if (batch.progress !== null) return Promise.resolve();
      if (jobs[0]) setKind(jobs[0].kind);
      return holdUndo(batch.stop, () => run(jobs));
    },
    kind,
    progress: batch.progress,
    stop: batch.stop,
    /** By the entry's id. */
    failures,
    /** Asks whether to move beside other turnos of the patient. */
    question,
  };
}

/** The user said no to the question about another turno of the patient. */
const isDeclined = ({ error }: Outcome<Result>): boolean => (error?.unconfirmed.length ?? 0) > 0;

function reasonOf({ data, error }: Outcome<Result>): string | null {
  return error ? bannerText(error) : data.reason;
}

function changesOf(
  done: readonly { entry: Row; after: UndoableTurno | undefined }[],
  current: readonly Row[] = [],
): TurnoChange[] {
  return done.flatMap(({ entry, after = current.find(({ id }) => id === entry.id)?.appointment }) =>
    after ? [{ before: entry.appointment, after }] : [],
  );
}

function doneText(kind: Kind, done: number, all: number): string {
  return done === all ? WORDS[kind].done(done) : texts.partlyDone(WORDS[kind].done(done), all - done);
}

function reportOutcomes(kind: Kind, tried: readonly { reason: string | null }[]): void {
  const done = tried.filter(({ reason }) => reason === null).length;
  const left = tried.length - done;
  if (left === 0) {
    // A single contact shows in its row.
    if (kind !== 'contact' || done > 1) notify.success(doneText(kind, done, done));
    return;
  }
  notify.error(done === 0 ? texts.noneDone(WORDS[kind].failed, left) : doneText(kind, done, tried.length));
}
