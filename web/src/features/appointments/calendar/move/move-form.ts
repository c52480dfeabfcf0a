import { string } from 'yup';

import type { SoonestSlotFragment } from '../../../../clinic/booking/soonest/soonest.generated';
import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../../../kit/form/date-text';
import { formSchema } from '../../../../kit/form/form-schema';
import { TIME_TEXT, tidyTimeText } from '../../../../kit/form/time-text';
import { clockTime, dayOf } from '../../../../kit/time/wall-time';
import { calendarTexts } from '../texts';

/** `date` is dd-MM-YYYY. */
export interface MoveValues {
  date: string;
  /** HH:mm, or OTHER_TIME. */
  slot: string;
  /** HH:mm, if typed. */
  time: string;
  roomId: string;
  professionalId: string;
}

/** To type a time. */
export const OTHER_TIME = 'otro';

interface Movable {
  startTime: string;
  roomId: number;
  professionalId: number;
}

/** The turno's own values. */
export function toMoveForm({ startTime, roomId, professionalId }: Movable): MoveValues {
  return {
    date: toDateText(dayOf(startTime)),
    slot: clockTime(startTime),
    time: '',
    roomId: String(roomId),
    professionalId: String(professionalId),
  };
}

/** A free slot's values. */
export function toPickedMove({ startTime, professional, room }: SoonestSlotFragment): MoveValues {
  return toMoveForm({ startTime, roomId: room.id, professionalId: professional.id });
}

export const moveSchema = formSchema<MoveValues>({
  date: dateTextRule().required(calendarTexts.faults.noDate),
  slot: string().required(calendarTexts.faults.noSlot),
  time: string().test('time', function check(text = '') {
    if ((this.parent as MoveValues).slot !== OTHER_TIME || TIME_TEXT.test(tidyTimeText(text))) return true;
    return this.createError({
      message: text.trim() === '' ? calendarTexts.faults.noTime : calendarTexts.faults.wrongTime,
    });
  }),
  roomId: string().required(calendarTexts.faults.noRoom),
  professionalId: string().required(calendarTexts.faults.noProfessional),
});

/** yyyy-MM-dd; '' without one. */
export function chosenDay({ date }: Pick<MoveValues, 'date'>): string {
  return toIsoDay(tidyDateText(date));
}

/** Clinic time, yyyy-MM-ddTHH:mm; null while incomplete. */
export function chosenStart(values: MoveValues): string | null {
  const day = chosenDay(values);
  const time = values.slot === OTHER_TIME ? tidyTimeText(values.time) : values.slot;
  return day !== '' && TIME_TEXT.test(time) ? `${day}T${time}` : null;
}

/** Nothing would change. */
export function isWhereItWas(values: MoveValues, turno: Movable): boolean {
  const { startTime, roomId, professionalId } = turno;
  return (
    chosenStart(values) === startTime.slice(0, 16) &&
    values.roomId === String(roomId) &&
    values.professionalId === String(professionalId)
  );
}

/** Free times, the turno's own on its day, and OTHER_TIME. `own`: null with another professional. */
export function moveTimeOptions(
  day: string,
  slots: readonly string[],
  own: Pick<Movable, 'startTime'> | null,
): { value: string; label: string }[] {
  const present = own && dayOf(own.startTime) === day ? [clockTime(own.startTime)] : [];
  const times = [...new Set([...slots.map(clockTime), ...present])].sort();
  return [
    ...times.map((time) => ({
      value: time,
      label: present.includes(time) ? calendarTexts.moveDialog.presentSlot(time) : time,
    })),
    { value: OTHER_TIME, label: calendarTexts.moveDialog.otherSlot },
  ];
}
