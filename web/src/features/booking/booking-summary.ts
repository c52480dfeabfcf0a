import { isTooLateToCancel } from '@turnero/api/domain/cancel-deadline';

import { formatFee } from '../../clinic/people/fee-text';
import { ROOMS_ERROR } from '../../clinic/rooms/rooms-error';
import { kindTexts } from '../../clinic/slots/kind-texts';
import type { SlotChoice } from '../../clinic/slots/slot-choice';
import type { KindChoiceFragment, RoomChoiceFragment } from '../../clinic/slots/slots.generated';
import { clockTime, dayOf, shortDate } from '../../kit/time/wall-time';
import type { BookingProfessionalFactsFragment } from './booking.generated';
import { bookingTexts } from '../../clinic/booking/texts';
import { texts } from './texts';

type Room = RoomChoiceFragment['room'] | undefined;

interface Chosen {
  startTime: string | undefined;
  durationMinutes: number;
  room: Room;
  /** Replaces the room's: a series may use several. */
  seriesRow: { label: string; text: string } | undefined;
  professional: Pick<BookingProfessionalFactsFragment, 'name' | 'fee'>;
  kind: KindChoiceFragment | undefined;
  currency: string;
}

export function summaryRows({ startTime, durationMinutes, room, seriesRow, professional, kind, currency }: Chosen) {
  const fee = kind ? kind.fee : professional.fee;
  const feeText = formatFee(fee, currency);
  return [
    { label: bookingTexts.fields.professional, text: professional.name, roomy: true },
    ...(kind ? [{ label: kindTexts.label, text: kind.name, roomy: true }] : []),
    ...(startTime === undefined
      ? []
      : [
          { label: bookingTexts.fields.day, text: shortDate(dayOf(startTime)) },
          { label: bookingTexts.fields.time, text: clockTime(startTime) },
        ]),
    {
      label: bookingTexts.fields.duration,
      text: bookingTexts.minutes(durationMinutes),
      roomy: startTime === undefined,
    },
    ...(seriesRow ? [seriesRow] : room ? [{ label: bookingTexts.fields.room, text: room.name }] : []),
    { label: bookingTexts.fields.fee, text: seriesRow && fee !== null ? texts.eachTurno(feeText) : feeText },
  ];
}

/** For patients: a turno that starts within the cancel deadline can only be changed by the clinic. */
export function lateNote(startTime: string | undefined, now: string): string | undefined {
  if (startTime === undefined || !isTooLateToCancel(Date.parse(startTime) / 60_000, new Date(now))) return;
  return texts.tooLateToCancel;
}

interface Proposed {
  choice: Pick<SlotChoice, 'start'>;
  startTime: string | undefined;
  /** Undefined while they load. */
  slots: readonly string[] | undefined;
  rooms: readonly object[] | undefined;
  roomsFailed: boolean;
  room: Room;
}

/** A slot is chosen, and its room will be proposed once loaded. */
export function isProposing({ choice, startTime, slots, rooms, roomsFailed }: Proposed): boolean {
  if (choice.start === null) return false;
  return startTime === undefined ? slots === undefined : rooms === undefined && !roomsFailed;
}

/** Null: none. */
export function missingChoice(proposed: Proposed): string | null {
  if (isProposing(proposed)) return texts.roomPicker.proposing;
  if (proposed.startTime === undefined) return bookingTexts.faults.noDateAndTime;
  if (proposed.room) return null;
  return proposed.roomsFailed ? ROOMS_ERROR : bookingTexts.faults.noRoom;
}
