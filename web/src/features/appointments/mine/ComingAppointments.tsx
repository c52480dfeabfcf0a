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

interface Props {
  /** Cards of turnos after the next one, earliest first. */
  items: readonly { id: string; card: ReactNode }[];
  pending: Pending;
}

/** Later turnos, then what has no time yet. */
export function ComingAppointments({ items, pending }: Props) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOn(title, pending.removedId);
  const isEmpty = items.length + pending.count === 0 && !pending.hasFailed;
  // Stays for the focus once an item is taken away.
  if (isEmpty && pending.removedId === undefined) return null;
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <Typography variant="subtitle2" component="h2" id={id} ref={title} tabIndex={-1}>
        {texts.myAppointments.coming}
      </Typography>
      {isEmpty && <Typography color="textSecondary">{texts.myAppointments.nothingElse}</Typography>}
      {items.length > 0 && (
        <Stack component="ul" spacing={3} className="items">
          {items.map((item) => (
            <li key={item.id}>{item.card}</li>
          ))}
        </Stack>
      )}
      {pending.lists}
    </Stack>
  );
}
