import { useState, type ReactNode } from 'react';

import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useReload } from '../../kit/list/useReload';
import { useOpeningQuery, type OpeningStepName } from './opening.generated';

interface Props {
  renderStep: (name: OpeningStepName, onDone: () => Promise<void>) => ReactNode;
}

const load = async () => (await import('./OpeningChecklist')).OpeningChecklist;

/** Cached queries that a step changes. */
const READS = ['landing', 'today', 'specialties', 'professionals', 'professional', 'rooms', 'firstSlots'] as const;

/** Nothing if the clinic was open when the page loaded. Fails silently. */
export function Opening({ renderStep }: Props) {
  const { data, refetch } = useOpeningQuery({ fetchPolicy: 'cache-and-network', errorToast: false });
  const reload = useReload(async () => void (await refetch()), READS);
  const opening = data?.opening;
  const [wasShown, setShown] = useState(false);
  if (opening?.isDone === false && !wasShown) setShown(true);
  if (!opening || !wasShown) return null;
  return <LazyComponent load={load} isNeeded props={{ opening, renderStep, onDone: reload }} />;
}
