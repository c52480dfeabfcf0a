import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import type { OfferedRoom } from './room-option';
import { texts } from './texts';

/**
 * Folds rooms for other specialties behind `more`, a button. Not while one of them is chosen, or no other can be:
 * `canRent` is false for a room without free time.
 */
export function useShownRooms(
  rooms: readonly OfferedRoom[],
  chosenId: number | null,
  canRent: (room: OfferedRoom) => boolean = () => true,
): { shown: readonly OfferedRoom[]; more: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const suitable = rooms.filter(({ isOfOthers }) => !isOfOthers);
  const isChosen = rooms.some(({ id, isOfOthers }) => isOfOthers && id === chosenId);
  if (isOpen || isChosen || suitable.length === rooms.length || !suitable.some(canRent)) {
    return { shown: rooms, more: null };
  }
  return {
    shown: suitable,
    more: (
      <div>
        <Button ref={leaveFocusAbove} variant="outlined" size="small" onClick={() => setOpen(true)}>
          {texts.otherRooms}
        </Button>
      </div>
    ),
  };
}
