import { useState } from 'react';

import type { ApiError } from '../errors/api-error';
import type { FormOutcome } from '../form/outcome';
import type { Edits } from './merge-edits';

export const CONFLICT_TEXT = 'Otra persona guardó cambios mientras editabas. Revisá las diferencias y guardá de nuevo.';

/** What tells one state of it from the next; without one nobody asks. */
interface Versioned {
  version?: number;
}

interface Options<Stored, V> {
  /** What the form was opened with; undefined: something new, which nobody else can have changed. */
  stored: Stored | undefined;
  toValues: (stored: Stored) => V;
}

export interface EditConflict<Stored, V> {
  /** For the change: the version that it is made on. */
  expectedVersion: number | undefined;
  /** What the form says of a refused change when somebody else has changed the same since; else null. */
  refusal: (error: ApiError, mine: V) => FormOutcome<V> | null;
  /** It was saved: the next change is made on what is stored now. */
  settle: (standing: Stored) => void;
  /**
   * Shows what was found to differ before anything was sent, as when an interrupted form is taken up again. `version` is
   * theirs, where that is not the one that the form was opened with.
   */
  show: (edits: Edits<V>, version?: number) => void;
  /** As they were when the last such change was refused, or shown; null while there was none. For EditDifferences. */
  edits: Edits<V> | null;
}

/**
 * For a form whose change is sent with an `expectedVersion`: when somebody else has saved the same meanwhile, theirs is
 * kept beside what is typed, and the next change is made on theirs.
 */
export function useEditConflict<Stored extends Versioned, V extends object>({
  stored,
  toValues,
}: Options<Stored, V>): EditConflict<Stored, V> {
  const [opened, setOpened] = useState(stored);
  const [clash, setClash] = useState<Edits<V> & { version: number | undefined }>();
  return {
    expectedVersion: clash?.version ?? opened?.version,
    refusal: (error, mine) => {
      if (error.code !== 'CONFLICT' || !isVersioned(error.current) || !opened) return null;
      // The form's own mutation was asked for the same fields as the query that opened it.
      const current = error.current as Stored & Required<Versioned>;
      setClash({ base: clash?.theirs ?? toValues(opened), mine, theirs: toValues(current), version: current.version });
      return { ok: false, text: CONFLICT_TEXT };
    },
    settle: (standing) => {
      setOpened(standing);
      setClash(undefined);
    },
    show: (edits, version = opened?.version) => setClash({ ...edits, version }),
    edits: clash ?? null,
  };
}

function isVersioned(current: unknown): current is Required<Versioned> {
  return typeof (current as Partial<Versioned> | null | undefined)?.version === 'number';
}
