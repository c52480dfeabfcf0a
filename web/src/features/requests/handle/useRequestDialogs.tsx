import { useCallback, useState, type ReactNode } from 'react';

import { AssignDialog } from './AssignDialog';
import { RequestDialog } from './RequestDialog';
import type { RequestFactsFragment } from './requests.generated';

interface Shown {
  request: RequestFactsFragment;
  open: boolean;
}

interface Assigning extends Shown {
  /** Saved with the assignment. */
  adminNotes?: string;
}

interface RequestDialogs {
  openDetails: (request: RequestFactsFragment) => void;
  openAssign: (request: RequestFactsFragment) => void;
  dialog: ReactNode;
}

/**
 * The details stay open with their edits below the assignment, and close with it. `onChanged` runs after any change.
 */
export function useRequestDialogs(onChanged: () => Promise<void>): RequestDialogs {
  const [details, setDetails] = useState<Shown>();
  const [assigning, setAssigning] = useState<Assigning>();
  const closeDetails = useCallback(() => setDetails((last) => last && { ...last, open: false }), []);
  const closeAssign = useCallback(() => setAssigning((last) => last && { ...last, open: false }), []);
  const openAssign = (request: RequestFactsFragment, adminNotes?: string) =>
    setAssigning({ request, adminNotes, open: true });
  const onAssigned = () => {
    closeAssign();
    closeDetails();
  };
  return {
    openDetails: (request) => setDetails({ request, open: true }),
    openAssign: (request) => openAssign(request),
    dialog: (
      <>
        {/* First: when both close at once the details return the focus. */}
        {assigning && (
          <AssignDialog
            key={`assign-${assigning.request.id}`}
            {...assigning}
            onChanged={onChanged}
            onAssigned={onAssigned}
            onClose={closeAssign}
            onGone={() => setAssigning(undefined)}
          />
        )}
        {details && (
          <RequestDialog
            key={`details-${details.request.id}`}
            {...details}
            onChanged={onChanged}
            onAssign={openAssign}
            onClose={closeDetails}
            onGone={() => setDetails(undefined)}
          />
        )}
      </>
    ),
  };
}
