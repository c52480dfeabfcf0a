import { useRef, useState } from 'react';

import type { ApiError } from '../../../kit/errors/api-error';
import { notify } from '../../../kit/notify/notify';
import type { Axis } from './grid-axis';
import type { GridColumn } from './grid-columns';
import type { ColumnKind, GridAppointment, GridDay } from './grid-day';
import { nextCell, type MoveAction } from './move-keys';
import { isSameCell, moveTarget, cellOf, type MoveTarget, type GridCell } from './cell';
import { texts } from './texts';

export interface Moving<A extends GridAppointment> {
  appointment: A;
  cell: GridCell;
  by: 'keys' | 'pointer';
}

/** `declined`: a question was answered with no. */
export type MoveFailure = ApiError | 'declined';

interface Options<A extends GridAppointment> {
  day: GridDay<A>;
  kind: ColumnKind;
  columns: readonly GridColumn<A>[];
  axis: Axis;
  /** In minutes. */
  lengthOf: (appointment: A) => number;
  onMove: (appointment: A, target: MoveTarget) => Promise<MoveFailure | undefined>;
  /** After a move by keys. */
  onEnd: (appointment: A) => void;
}

/** The current move, and those in flight. */
export function useMove<A extends GridAppointment>({ day, kind, columns, axis, lengthOf, onMove, onEnd }: Options<A>) {
  const [active, showActive] = useState<Moving<A> | null>(null);
  /** Before it renders: a fast drag takes one frame. */
  const latest = useRef<Moving<A> | null>(null);
  const setActive = (next: Moving<A> | null) => {
    latest.current = next;
    showActive(next);
  };
  const [sending, setSending] = useState<readonly Omit<Moving<A>, 'by'>[]>([]);
  /** For screen readers, between moves. */
  const [news, setNews] = useState('');

  const isFixed = ({ id, viewerCan }: A) => !viewerCan.move || sending.some(({ appointment }) => appointment.id === id);

  const end = ({ appointment, by }: Moving<A>, said: string) => {
    setActive(null);
    setNews(said);
    if (by === 'keys') onEnd(appointment);
  };

  const send = async (moving: Moving<A>, target: MoveTarget) => {
    const { appointment, cell } = moving;
    setSending((others) => [...others, { appointment, cell }]);
    const failure = await onMove(appointment, target);
    setSending((others) => others.filter((other) => other.appointment.id !== appointment.id));
    setNews(failure === 'declined' ? texts.move.cancelled(appointment.patientName) : '');
    if (failure === undefined || failure === 'declined') return;
    if (failure.isUnsure) notify.error(texts.move.unsure(appointment.patientName));
    else notify.error(texts.move.refused(appointment.patientName, failure.message));
  };

  /** Sends the move, unless the appointment has changed since. */
  const drop = (moving: Moving<A>) => {
    const { appointment, cell } = moving;
    const column = columns.find(({ key }) => key === cell.column);
    const current = day.appointments.find(({ id }) => id === appointment.id);
    if (!column || !current || current.version !== appointment.version) {
      end(moving, '');
      notify.error(texts.move.changed(appointment.patientName));
      return;
    }
    const target = moveTarget(appointment, cell, day.date, column);
    end(moving, target ? texts.move.sending : texts.move.cancelled(appointment.patientName));
    if (target) void send(moving, target);
  };

  const cancel = (moving: Moving<A>) => end(moving, texts.move.cancelled(moving.appointment.patientName));

  return {
    active,
    /** Even before it renders. */
    latest: () => latest.current,
    sending,
    news,
    isFixed,
    start: (appointment: A, by: Moving<A>['by']) => {
      if (isFixed(appointment)) setNews(texts.move.fixed);
      else setActive({ appointment, cell: cellOf(appointment, day.date, kind), by });
    },
    /** null: back to the start. */
    point: (cell: GridCell | null) => {
      const moving = latest.current;
      if (!moving) return;
      const next = cell ?? cellOf(moving.appointment, day.date, kind);
      if (!isSameCell(next, moving.cell)) setActive({ ...moving, cell: next });
    },
    act: (action: MoveAction) => {
      const moving = latest.current;
      if (!moving) return;
      if (action.type === 'drop') drop(moving);
      else if (action.type === 'cancel') cancel(moving);
      else {
        const frame = { axis, columns, length: lengthOf(moving.appointment) };
        setActive({ ...moving, cell: nextCell(moving.cell, action, frame) });
      }
    },
    /** null cancels. */
    dropAt: (cell: GridCell | null) => {
      const moving = latest.current;
      if (!moving) return;
      if (cell) drop({ ...moving, cell });
      else cancel(moving);
    },
  };
}
