import { useCallback, useEffect, useState, type ComponentType } from 'react';

import { BrokenImportError, GoneFileError, InterruptedImportError } from './import-file';
import { savesData } from './saves-data';
import { whenIdle } from './when-idle';

export interface LateFile<P> {
  component: ComponentType<P> | undefined;
  /** A new object per failure. */
  failure: { reason: unknown } | undefined;
  retry: () => void;
}

/** Loads a component when `needed` (again per number) or idle. `load` must be stable. */
export function useLateFile<P>(load: () => Promise<ComponentType<P>>, needed: boolean | number): LateFile<P> {
  const [component, setComponent] = useState<ComponentType<P>>();
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!needed || component) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      (reason: unknown) => setFailure({ reason }),
    );
  }, [needed, component, load, tries]);
  useEffect(() => (savesData() ? undefined : whenIdle(() => void load().catch(() => undefined))), [load]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { component, failure: component ? undefined : failure, retry };
}

/** Whether only a reload can get the file. */
export function needsNewPage(reason: unknown): boolean {
  return [GoneFileError, BrokenImportError, InterruptedImportError].some((kind) => reason instanceof kind);
}

/** The action of "Reintentar". useDraft keeps typed text across reloads. */
export function secondTry(reason: unknown, retry: () => void): () => void {
  return needsNewPage(reason) ? () => window.location.reload() : retry;
}
