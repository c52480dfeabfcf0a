import { useCallback, useState, type ReactNode } from 'react';

import { LazyComponent } from '../../../shared/ui/LazyComponent';
import { useDialogLoadFailure } from '../../../shared/ui/useDialogLoadFailure';
import type { RequestFactsFragment } from './requests.generated';

const loadDetails = () => import('./RequestDialog').then((file) => file.RequestDialog);
const loadAssign = () => import('./AssignDialog').then((file) => file.AssignDialog);

/** What is open, or is about to go. */
interface Shown {
  kind: 'details' | 'assign';
  request: RequestFactsFragment;
  /** Notes that are typed already: they are kept with the assignment. */
  adminNotes?: string | undefined;
  open: boolean;
}

interface RequestDialogs {
  openDetails: (request: RequestFactsFragment) => void;
  openAssign: (request: RequestFactsFragment) => void;
  /** Stands anywhere in the page. */
  dialog: ReactNode;
}

/** The dialogs of a list of requests, one at a time: a request's details lead on to its assignment. `onChanged`: it is another by now. */
export function useRequestDialogs(onChanged: () => Promise<void>): RequestDialogs {
  const [shown, setShown] = useState<Shown>();
  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const onFailure = useDialogLoadFailure(close);
  const openAssign = (request: RequestFactsFragment, adminNotes?: string) => setShown({ kind: 'assign', request, adminNotes, open: true });

  const dialogOf = ({ kind, request, adminNotes, open }: Shown) => {
    const shared = { open, request, onChanged, onClose: close, onGone: () => setShown(undefined) };
    const late = { wanted: open, onFailure };
    if (kind === 'assign') return <LazyComponent key={`a${request.id}`} {...late} load={loadAssign} props={{ ...shared, adminNotes }} />;
    return <LazyComponent key={request.id} {...late} load={loadDetails} props={{ ...shared, onAssign: openAssign }} />;
  };
  return {
    openDetails: (request) => setShown({ kind: 'details', request, open: true }),
    openAssign: (request) => openAssign(request),
    dialog: shown && dialogOf(shown),
  };
}
