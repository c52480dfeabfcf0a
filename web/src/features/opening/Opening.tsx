import { useState, type ReactNode } from 'react';

import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useReload } from '../../kit/list/useReload';
import type { OptionalStep } from './OpeningChecklist';
import { useOpeningQuery, type OpeningStepName } from './opening.generated';

interface Props {
  renderStep: (name: OpeningStepName, onDone: () => Promise<void>) => ReactNode;
  /** Not counted. */
  optional: OptionalStep | undefined;
  /** For a clinic that is open already. */
  otherwise: ReactNode;
}

const load = async () => (await import('./OpeningChecklist')).OpeningChecklist;

/** Cached queries that a step changes. */
const READS = ['landing', 'today', 'specialties', 'professionals', 'professional', 'rooms', 'firstSlots'] as const;

/** `otherwise` if the clinic was open when the page loaded. Fails silently. */
export function Opening({ renderStep, optional, otherwise }: Props) {
  const { data, refetch } = useOpeningQuery({ fetchPolicy: 'cache-and-network' });
  const reload = useReload(async () => void (await refetch()), READS);
  const opening = data?.opening;
  const [wasShown, setShown] = useState(false);
  if (opening?.isDone === false && !wasShown) setShown(true);
  if (!opening) return null;
  if (!wasShown) return otherwise;
  return <LazyComponent load={load} isNeeded props={{ opening, optional, renderStep, onDone: reload }} />;
}
