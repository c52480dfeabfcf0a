import { useRef, useState } from 'react';

import type { ApiError } from '../../../kit/errors/api-error';
import { notify } from '../../../kit/notify/notify';
import type { Axis } from './grid-axis';
import type { GridColumn } from './grid-columns';
import type { ColumnKind, GridAppointment, GridDay } from './grid-day';
import { nextPlace, type MoveAction } from './move-keys';
import { isSamePlace, moveTarget, placeOf, type MoveTarget, type Place } from './place';
import { texts } from './texts';

export interface Moving<A extends GridAppointment> {
  appointment: A;
  place: Place;
  by: 'keys' | 'pointer';
}

interface Options<A extends GridAppointment> {
  day: GridDay<A>;
  kind: ColumnKind;
  columns: readonly GridColumn<A>[];
  axis: Axis;
  /** In minutes on the clock. */
  lengthOf: (appointment: A) => number;
  onMove: (appointment: A, target: MoveTarget) => Promise<ApiError | undefined>;
  /** Called when a move by keys ends. */
  onEnd: (appointment: A) => void;
}

/** The appointment being moved, and those in flight. */
export function useMove<A extends GridAppointment>({ day, kind, columns, axis, lengthOf, onMove, onEnd }: Options<A>) {
  const [active, showActive] = useState<Moving<A> | null>(null);
  /** `active` before it renders: a fast drag starts and ends within one frame. */
  const latest = useRef<Moving<A> | null>(null);
  const setActive = (next: Moving<A> | null) => {
    latest.current = next;
    showActive(next);
  };
  const [sending, setSending] = useState<readonly Omit<Moving<A>, 'by'>[]>([]);
  /** Announced to screen readers when no move is in progress. */
  const [news, setNews] = useState('');

  const isFixed = ({ id, viewerCan }: A) => !viewerCan.move || sending.some(({ appointment }) => appointment.id === id);

  const end = ({ appointment, by }: Moving<A>, said: string) => {
    setActive(null);
    setNews(said);
    if (by === 'keys') onEnd(appointment);
  };

  const send = async (moving: Moving<A>, target: MoveTarget) => {
    const { appointment, place } = moving;
    setSending((others) => [...others, { appointment, place }]);
    const error = await onMove(appointment, target);
    setSending((others) => others.filter((other) => other.appointment.id !== appointment.id));
    const isDeclined = error !== undefined && error.unconfirmed.length > 0;
    setNews(isDeclined ? texts.move.cancelled(appointment.patientName) : '');
    if (isDeclined) return;
    if (error?.isUnsure) notify.error(texts.move.unsure(appointment.patientName));
    else if (error) notify.error(texts.move.refused(appointment.patientName, error.message));
  };

  /** Sends the move unless the appointment has changed since. */
  const drop = (moving: Moving<A>) => {
    const { appointment, place } = moving;
    const column = columns.find(({ key }) => key === place.column);
    const current = day.appointments.find(({ id }) => id === appointment.id);
    if (!column || !current || current.version !== appointment.version) {
      end(moving, '');
      notify.error(texts.move.changed(appointment.patientName));
      return;
    }
    const target = moveTarget(appointment, place, day.date, column);
    end(moving, target ? texts.move.sending : texts.move.cancelled(appointment.patientName));
    if (target) void send(moving, target);
  };

  const cancel = (moving: Moving<A>) => end(moving, texts.move.cancelled(moving.appointment.patientName));

  return {
    active,
    /** The active move, even before it renders. */
    latest: () => latest.current,
    sending,
    news,
    isFixed,
    start: (appointment: A, by: Moving<A>['by']) => {
      if (isFixed(appointment)) setNews(texts.move.fixed);
      else setActive({ appointment, place: placeOf(appointment, day.date, kind), by });
    },
    /** Follows the pointer; null returns to the start. */
    point: (place: Place | null) => {
      const moving = latest.current;
      if (!moving) return;
      const next = place ?? placeOf(moving.appointment, day.date, kind);
      if (!isSamePlace(next, moving.place)) setActive({ ...moving, place: next });
    },
    act: (action: MoveAction) => {
      const moving = latest.current;
      if (!moving) return;
      if (action.type === 'drop') drop(moving);
      else if (action.type === 'cancel') cancel(moving);
      else {
        const frame = { axis, columns, length: lengthOf(moving.appointment) };
        setActive({ ...moving, place: nextPlace(moving.place, action, frame) });
      }
    },
    /** Called when the pointer is released; null cancels. */
    dropAt: (place: Place | null) => {
      const moving = latest.current;
      if (!moving) return;
      if (place) drop({ ...moving, place });
      else cancel(moving);
    },
  };
}
