import { useEffect } from 'react';

import { cardHeadingId } from './AppointmentCard';

/** Brings the card of a turno into view, with the focus on it, once it is in the list on show. null: of none. */
export function useTurnoFocus(turnoId: string | null, items: readonly { id: string }[] | undefined): void {
  const isThere = turnoId !== null && items?.some(({ id }) => id === turnoId) === true;
  useEffect(() => {
    if (isThere) document.getElementById(cardHeadingId(turnoId))?.focus();
  }, [isThere, turnoId]);
}
