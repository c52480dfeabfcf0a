import { useCallback, useState } from 'react';

import { useUndoableChange } from '../../../clinic/appointment/undo/useUndoableChange';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import type { CalendarAppointmentFragment } from './calendar.generated';
import { StatusMenu } from './StatusMenu';
import type { ListRefs } from '../../../kit/focus/useListRefs';
import { useRegularize } from './useRegularize';
import { useSendingIds } from '../../../kit/send/useSendingIds';
import { useStatusChange } from './useStatusChange';

const loadMove = () => import('./move/MoveDialog').then((file) => file.MoveDialog);
const loadCancel = () => import('./cancel/CancelDialog').then((file) => file.CancelDialog);
const loadEdit = () => import('./edit/EditDialog').then((file) => file.EditDialog);
/** Preloads the dialog before the press, which reports a failure. */
const warmMove = () => void loadMove().catch(() => undefined);

interface Options {
  today: string;
  /** The clinic's instant; undefined while loading. */
  now: string | undefined;
  isPanel: boolean;
  /** Turnos can be given to another professional. */
  isAdmin: boolean;
  refs: ListRefs;
  onChanged: (appointmentId: string) => void;
}

/** One menu and one of each dialog for all cards. */
export function useCardDialogs({ today, now, isPanel, isAdmin, refs, onChanged }: Options) {
  const [menu, setMenu] = useState<{ appointment: CalendarAppointmentFragment; anchor: HTMLElement | null }>();
  const [changedId, setChangedId] = useState<string>();
  const onStatus = useCallback(
    (appointment: CalendarAppointmentFragment, anchor: HTMLElement) => setMenu({ appointment, anchor }),
    [],
  );
  // The button that opened the dialog may be in another list now.
  useFocusOn(() => refs.headings.get(changedId) ?? refs.title.current, changedId);
  const forget = useCallback(() => setChangedId(undefined), []);
  const done = (id: string) => {
    setChangedId(id);
    onChanged(id);
  };
  const move = useCardDialog(forget, done);
  const edit = useCardDialog(forget, done);
  const cancellation = useCardDialog(forget, done);
  const tellChange = useUndoableChange(now);
  const { sendingIds, sending } = useSendingIds();
  const onRegularize = useRegularize({ sending, onChanged: done });
  const status = useStatusChange({ now, tellChange, askToCancel: cancellation.open, sending });

  return {
    onStatus,
    onMove: move.open,
    onMoveNear: warmMove,
    onEdit: edit.open,
    onRegularize,
    sendingIds,
    dialogs: (
      <>
        <StatusMenu
          anchor={menu?.anchor ?? null}
          current={menu?.appointment.status}
          patientName={menu?.appointment.patientName}
          isPanel={isPanel}
          onClose={() => setMenu((shown) => shown && { ...shown, anchor: null })}
          onChosen={(chosen) => menu && void status.choose(menu.appointment, chosen)}
        />
        {status.question}
        <LazyComponent
          load={loadCancel}
          isNeeded={cancellation.props.open}
          onFailure={cancellation.onLoadFailure}
          props={{ ...cancellation.props, isOver: status.isOver, cancel: status.cancel, tellChange }}
        />
        <LazyComponent
          load={loadMove}
          isNeeded={move.props.open}
          onFailure={move.onLoadFailure}
          props={{ ...move.props, today, canReassign: isAdmin, tellChange }}
        />
        <LazyComponent
          load={loadEdit}
          isNeeded={edit.props.open}
          onFailure={edit.onLoadFailure}
          props={{ ...edit.props, today, now, isOver: status.isOver, tellChange }}
        />
      </>
    ),
  };
}

/** Keeps its turno while closing. */
function useCardDialog(onOpen: () => void, onDone: (appointmentId: string) => void) {
  const [shown, setShown] = useState<{ appointment: CalendarAppointmentFragment; open: boolean }>();
  const close = useCallback(() => setShown((it) => it && { ...it, open: false }), []);
  return {
    open: useCallback(
      (appointment: CalendarAppointmentFragment) => {
        onOpen();
        setShown({ appointment, open: true });
      },
      [onOpen],
    ),
    onLoadFailure: useDialogLoadFailure(close),
    props: {
      open: shown?.open ?? false,
      appointment: shown?.appointment,
      onClose: close,
      onDone: (appointmentId: string) => {
        close();
        onDone(appointmentId);
      },
    },
  };
}
