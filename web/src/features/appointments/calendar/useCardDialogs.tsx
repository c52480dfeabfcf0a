import { useCallback, useState } from 'react';

import { useUndoableChange } from '../../../clinic/appointment/undo/useUndoableChange';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { useRegularizeOverbookingMutation, type CalendarAppointmentFragment } from './calendar.generated';
import { StatusMenu } from './StatusMenu';
import type { ListRefs } from '../../../kit/focus/useListRefs';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { useSendingIds, type Sending } from '../../../kit/send/useSendingIds';
import { calendarTexts } from './texts';
import { useStatusChange } from './useStatusChange';

interface Options {
  today: string;
  /** The clinic's. */
  now: string | undefined;
  isPanel: boolean;
  /** Can change the professional. */
  isAdmin: boolean;
  refs: ListRefs;
  onChanged: (appointmentId: string) => void;
}

const loadCancelDialog = async () => (await import('./cancel/CancelDialog')).CancelDialog;
const loadCoverageDialog = async () =>
  (await import('../../../clinic/turno-coverage/TurnoCoverageDialog')).TurnoCoverageDialog;
const loadEditDialog = async () => (await import('./edit/EditDialog')).EditDialog;
const loadMoveDialog = async () => (await import('./move/MoveDialog')).MoveDialog;

/** One menu and one of each dialog for all cards. */
export function useCardDialogs({ today, now, isPanel, isAdmin, refs, onChanged }: Options) {
  const [menu, setMenu] = useState<{ appointment: CalendarAppointmentFragment; anchor: HTMLElement | null }>();
  const [changedId, setChangedId] = useState<string>();
  const onStatus = useCallback(
    (appointment: CalendarAppointmentFragment, anchor: HTMLElement) => setMenu({ appointment, anchor }),
    [],
  );
  // The opening button may be in another list now.
  useFocusOn(() => refs.headings.get(changedId) ?? refs.title.current, changedId);
  const forget = useCallback(() => setChangedId(undefined), []);
  const done = (id: string) => {
    setChangedId(id);
    onChanged(id);
  };
  const move = useCardDialog(forget, done);
  const onMoveFailure = useDialogLoadFailure(move.props.onClose);
  const edit = useCardDialog(forget, done);
  const onEditFailure = useDialogLoadFailure(edit.props.onClose);
  const coverage = useCardDialog(forget, done);
  const onCoverageFailure = useDialogLoadFailure(coverage.props.onClose);
  const cancellation = useCardDialog(forget, done);
  const onCancelFailure = useDialogLoadFailure(cancellation.props.onClose);
  const announceChange = useUndoableChange(now);
  const { sendingIds, sending } = useSendingIds();
  const onRegularize = useRegularize({ sending, onChanged: done, announceChange });
  const status = useStatusChange({ now, announceChange, askToCancel: cancellation.open, sending });

  return {
    onStatus,
    onConfirm: status.confirm,
    onMove: move.open,
    onEdit: edit.open,
    onCoverage: coverage.open,
    onCancel: cancellation.open,
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
          load={loadCancelDialog}
          isNeeded={cancellation.props.open}
          onFailure={onCancelFailure}
          props={{ ...cancellation.props, isOver: status.isOver, cancel: status.cancel, announceChange }}
        />
        <LazyComponent
          load={loadMoveDialog}
          isNeeded={move.props.open}
          onFailure={onMoveFailure}
          props={{ ...move.props, today, canReassign: isAdmin, announceChange }}
        />
        <LazyComponent
          load={loadEditDialog}
          isNeeded={edit.props.open}
          onFailure={onEditFailure}
          props={{ ...edit.props, today, now, isOver: status.isOver, announceChange }}
        />
        <LazyComponent
          load={loadCoverageDialog}
          isNeeded={coverage.props.open}
          onFailure={onCoverageFailure}
          props={{ ...coverage.props, today }}
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

interface RegularizeOptions {
  sending: Sending;
  onChanged: (appointmentId: string) => void;
  announceChange: ReturnType<typeof useUndoableChange>;
}

/** Reports conflicts. */
function useRegularize({ sending, onChanged, announceChange }: RegularizeOptions) {
  const [send] = useRegularizeOverbookingMutation({ errorFallback: calendarTexts.regularize.failed });
  return useCallback(
    async (before: CalendarAppointmentFragment) => {
      const { id, version } = before;
      const { data } = await sending(id, send({ id, expectedVersion: version }));
      if (!data) return;
      announceChange(calendarTexts.regularize.done, { before, after: data.regularizeOverbooking });
      onChanged(id);
    },
    [send, sending, onChanged, announceChange],
  );
}
