import { useCallback, useEffect, useState, type ComponentType } from 'react';

import { BrokenImportError, GoneFileError } from './import-file';
import { savesData } from './saves-data';
import { whenIdle } from './when-idle';

export interface LateFile<P> {
  /** Undefined until it is here. */
  component: ComponentType<P> | undefined;
  /** Why the last try failed, until another succeeds; another object with every failure. */
  failure: { reason: unknown } | undefined;
  /** Tries again. */
  retry: () => void;
}

/**
 * A component that `load` brings from a file of its own (the same function every time): once it is `wanted` (anew with
 * every other number), and before that when the page is idle, so that it is here by then even if the connection is not;
 * who saves data is sent only what is wanted.
 */
export function useLateFile<P>(load: () => Promise<ComponentType<P>>, wanted: boolean | number): LateFile<P> {
  const [component, setComponent] = useState<ComponentType<P>>();
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted || component) return;
    load().then((loaded) => setComponent(() => loaded), (reason: unknown) => setFailure({ reason }));
  }, [wanted, component, load, tries]);
  useEffect(() => (savesData() ? undefined : whenIdle(() => void load().catch(() => undefined))), [load]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { component, failure: component ? undefined : failure, retry };
}

/** Whether only a new page can have the file: the server no longer has it, or the browser will not import it again. */
export function needsNewPage(reason: unknown): boolean {
  return reason instanceof GoneFileError || reason instanceof BrokenImportError;
}

/** What "Reintentar" does about a file that could not be had. What is typed is kept as for every reload (see useDraft). */
export function secondTry(reason: unknown, retry: () => void): () => void {
  return needsNewPage(reason) ? () => window.location.reload() : retry;
}
