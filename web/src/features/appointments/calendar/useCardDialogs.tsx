import { useCallback, useEffect, useState } from 'react';

import { LazyComponent } from '../../../shared/ui/LazyComponent';
import { useDialogLoadFailure } from '../../../shared/ui/useDialogLoadFailure';
import { cardHeadingId } from './AppointmentCard';
import { LIST_TITLE_ID } from './AppointmentList';
import type { CalendarAppointmentFragment } from './calendar.generated';
import { StatusMenu } from './StatusMenu';
import { useStatusChange } from './useStatusChange';

const loadMove = () => import('./move/MoveDialog').then((file) => file.MoveDialog);
/** So that the dialog is there by the time the button is pressed. A failure is for that press to tell. */
const warmMove = () => void loadMove().catch(() => undefined);

interface Options {
  today: string;
  onMoved: () => void;
}

/** What the cards open: one menu and one dialog for all of them. */
export function useCardDialogs({ today, onMoved }: Options) {
  const status = useStatusChange();
  const [menu, setMenu] = useState<{ appointment: CalendarAppointmentFragment; anchor: HTMLElement | null }>();
  const [move, setMove] = useState<{ appointment: CalendarAppointmentFragment; open: boolean }>();
  const [movedId, setMovedId] = useState<string>();
  const closeMove = useCallback(() => setMove((shown) => shown && { ...shown, open: false }), []);
  const onMoveLoadFailure = useDialogLoadFailure(closeMove);
  const onStatus = useCallback((appointment: CalendarAppointmentFragment, anchor: HTMLElement) => setMenu({ appointment, anchor }), []);
  // The button that opened the dialog may be in another day's list by now.
  useEffect(() => {
    if (movedId) document.getElementById(document.getElementById(cardHeadingId(movedId)) ? cardHeadingId(movedId) : LIST_TITLE_ID)?.focus();
  }, [movedId]);

  return {
    onStatus,
    onMove: useCallback((appointment: CalendarAppointmentFragment) => {
      setMovedId(undefined);
      setMove({ appointment, open: true });
    }, []),
    onMoveNear: warmMove,
    sendingIds: status.sendingIds,
    dialogs: (
      <>
        <StatusMenu
          anchor={menu?.anchor ?? null}
          current={menu?.appointment.status}
          patientName={menu?.appointment.patientName}
          onClose={() => setMenu((shown) => shown && { ...shown, anchor: null })}
          onChosen={(chosen) => menu && status.choose(menu.appointment, chosen)}
        />
        {status.question}
        <LazyComponent
          load={loadMove}
          wanted={move?.open ?? false}
          onFailure={onMoveLoadFailure}
          props={{
            open: move?.open ?? false,
            appointment: move?.appointment,
            today,
            onClose: closeMove,
            onMoved: (id: string) => {
              closeMove();
              setMovedId(id);
              onMoved();
            },
          }}
        />
      </>
    ),
  };
}
