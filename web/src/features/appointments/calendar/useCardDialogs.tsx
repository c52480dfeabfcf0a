import { useCallback, useEffect, useState } from 'react';

import { cardHeadingId } from './AppointmentCard';
import { LIST_TITLE_ID } from './AppointmentList';
import type { CalendarAppointmentFragment } from './calendar.generated';
import { CancelQuestion } from './CancelQuestion';
import { MoveDialog } from './move/MoveDialog';
import { StatusMenu } from './StatusMenu';
import { useStatusChange } from './useStatusChange';

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
  const closeMove = () => setMove((shown) => shown && { ...shown, open: false });
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
    sendingId: status.sendingId,
    dialogs: (
      <>
        <StatusMenu
          anchor={menu?.anchor ?? null}
          current={menu?.appointment.status}
          patientName={menu?.appointment.patientName}
          onClose={() => setMenu((shown) => shown && { ...shown, anchor: null })}
          onChosen={(chosen) => menu && status.choose(menu.appointment, chosen)}
        />
        {status.asked && (
          <CancelQuestion
            appointment={status.asked}
            refusal={status.refusal}
            sending={status.sendingId !== undefined}
            onConfirm={() => void status.confirm()}
            onClose={status.close}
          />
        )}
        <MoveDialog
          open={move?.open ?? false}
          appointment={move?.appointment}
          today={today}
          onClose={closeMove}
          onMoved={(id) => {
            closeMove();
            setMovedId(id);
            onMoved();
          }}
        />
      </>
    ),
  };
}
