import { useState } from 'react';

import type { ApiError } from '../errors/api-error';
import type { Edits } from '../form/merge-edits';
import type { FormOutcome } from '../form/outcome';

export const CONFLICT_TEXT = 'Otra persona guardó cambios mientras editabas. Revisá las diferencias y guardá de nuevo.';

interface Versioned {
  version?: number;
}

interface Options<Stored, V> {
  stored: Stored | undefined;
  toValues: (stored: Stored) => V;
}

export interface EditConflict<Stored, V> {
  expectedVersion: number | undefined;
  /** As stored by the last writer known. */
  latest: Stored | undefined;
  /** Null unless another person saved. */
  refusal: (error: ApiError, mine: V) => FormOutcome<V> | null;
  /** After saving. */
  settle: (saved: Stored) => void;
  /** Restores a draft's conflict. `version` is theirs. */
  show: (edits: Edits<V>, version?: number) => void;
  edits: Edits<V> | null;
}

/** Sends an `expectedVersion`. A conflict keeps both edits and bases the next change on theirs. */
export function useEditConflict<Stored extends Versioned, V extends object>({
  stored,
  toValues,
}: Options<Stored, V>): EditConflict<Stored, V> {
  const [opened, setOpened] = useState(stored);
  const [clash, setClash] = useState<Edits<V> & { version: number | undefined; current?: Stored }>();
  return {
    expectedVersion: clash?.version ?? opened?.version,
    latest: clash?.current ?? opened,
    refusal: (error, mine) => {
      if (error.code !== 'CONFLICT' || !isVersioned(error.current) || !opened) return null;
      // The mutation selects the fields of the query that opened the form.
      const current = error.current as Stored & Required<Versioned>;
      const base = clash?.theirs ?? toValues(opened);
      setClash({ base, mine, theirs: toValues(current), version: current.version, current });
      return { ok: false, text: CONFLICT_TEXT };
    },
    settle: (saved) => {
      setOpened(saved);
      setClash(undefined);
    },
    show: (edits, version = opened?.version) => setClash({ ...edits, version }),
    edits: clash ?? null,
  };
}

function isVersioned(current: unknown): current is Required<Versioned> {
  return typeof (current as Partial<Versioned> | null | undefined)?.version === 'number';
}
