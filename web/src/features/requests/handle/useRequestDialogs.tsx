import { useCallback, useState, type ReactNode } from 'react';

import { LazyComponent } from '../../../shared/ui/LazyComponent';
import { useDialogLoadFailure } from '../../../shared/ui/useDialogLoadFailure';
import type { RequestFactsFragment } from './requests.generated';

const loadDetails = () => import('./RequestDialog').then((file) => file.RequestDialog);
const loadAssign = () => import('./AssignDialog').then((file) => file.AssignDialog);

/** What is open, or is about to go. */
interface Shown {
  request: RequestFactsFragment;
  open: boolean;
}

interface Assigning extends Shown {
  /** Notes that are typed already: they are kept with the assignment. */
  adminNotes?: string | undefined;
}

interface RequestDialogs {
  openDetails: (request: RequestFactsFragment) => void;
  openAssign: (request: RequestFactsFragment) => void;
  /** Stands anywhere in the page. */
  dialog: ReactNode;
}

/**
 * The dialogs of a list of requests. The details stay below the assignment that they lead to, as they are filled in, and go
 * with it once there is a turno. `onChanged`: a request is another by now.
 */
export function useRequestDialogs(onChanged: () => Promise<void>): RequestDialogs {
  const [details, setDetails] = useState<Shown>();
  const [assigning, setAssigning] = useState<Assigning>();
  const closeDetails = useCallback(() => setDetails((last) => last && { ...last, open: false }), []);
  const closeAssign = useCallback(() => setAssigning((last) => last && { ...last, open: false }), []);
  const onDetailsFailure = useDialogLoadFailure(closeDetails);
  const onAssignFailure = useDialogLoadFailure(closeAssign);
  const openAssign = (request: RequestFactsFragment, adminNotes?: string) => setAssigning({ request, adminNotes, open: true });
  const onAssigned = () => {
    closeAssign();
    closeDetails();
  };
  return {
    openDetails: (request) => setDetails({ request, open: true }),
    openAssign: (request) => openAssign(request),
    dialog: (
      <>
        {/* First, so that of two that close at once the details have the last word on the focus. */}
        {assigning && (
          <LazyComponent
            key={`assign-${assigning.request.id}`}
            load={loadAssign}
            wanted={assigning.open}
            onFailure={onAssignFailure}
            props={{ ...assigning, onChanged, onAssigned, onClose: closeAssign, onGone: () => setAssigning(undefined) }}
          />
        )}
        {details && (
          <LazyComponent
            key={`details-${details.request.id}`}
            load={loadDetails}
            wanted={details.open}
            onFailure={onDetailsFailure}
            props={{ ...details, onChanged, onAssign: openAssign, onClose: closeDetails, onGone: () => setDetails(undefined) }}
          />
        )}
      </>
    ),
  };
}
