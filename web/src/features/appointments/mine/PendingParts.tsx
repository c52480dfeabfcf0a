import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';

import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { texts } from '../texts';

/** Requests and waiting-list entries of the account. */
export interface Pending {
  count: number;
  /** Lists, loading and failures included. */
  lists: ReactNode;
  hasFailed: boolean;
  /** Neither answered nor failed. */
  isLoading: boolean;
  /** Last entry that the patient left. */
  removedId: string | undefined;
}

/** Requests and waiting-list entries without a time. */
export function PendingParts({ count, lists, hasFailed, removedId }: Pending) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOn(title, removedId);
  const isEmpty = count === 0 && !hasFailed;
  // Stays for the focus once an item is taken away.
  if (isEmpty && removedId === undefined) return null;
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <Typography variant="subtitle2" component="h2" id={id} ref={title} tabIndex={-1}>
        {texts.myAppointments.pending}
      </Typography>
      {isEmpty && <Typography color="textSecondary">{texts.myAppointments.nonePending}</Typography>}
      {lists}
    </Stack>
  );
}
