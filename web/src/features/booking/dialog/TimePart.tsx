import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { SLOTS_ERROR, type FirstOffer } from '../../../clinic/slots/useOffers';
import { dayOf } from '../../../kit/time/wall-time';
import { DayPicker } from '../choose/DayPicker';
import { SlotPicker } from '../choose/SlotPicker';
import { texts } from '../texts';
import { dialogTexts } from './texts';
import type { useDialogBooking } from './useDialogBooking';

/** Without a room there is no shortcut: choosing a room afterwards would drop its slot. */
const NO_SHORTCUT: FirstOffer = { idle: true, start: undefined, failed: false, refetch: () => Promise.resolve() };

interface Props {
  clinic: ClinicFactsFragment;
  booking: ReturnType<typeof useDialogBooking>;
}

export function TimePart({ clinic, booking }: Props) {
  const { choice, slots, shown } = booking;
  return (
    <>
      <p role="status" className="visually-hidden">
        {booking.said}
      </p>
      <DayPicker
        month={booking.month}
        onMonthChange={booking.showMonth}
        today={dayOf(clinic.now)}
        chosen={slots?.length === 0 ? null : choice.day}
        onChoose={booking.chooseDay}
        offer={shown}
        first={choice.roomId === null ? NO_SHORTCUT : booking.first}
        onChooseFirst={booking.chooseSlot}
      />
      <SlotPicker
        day={shown.idle ? null : choice.day}
        slots={slots}
        failed={booking.offer.failed}
        reloading={booking.reloading}
        chosen={booking.startTime}
        onChoose={booking.chooseSlot}
        notice={booking.slotNotice}
        zoneNote={<ClinicZoneNote clinic={clinic} />}
        hint={slotsHint(shown)}
      />
    </>
  );
}

export function slotsHint({ idle, slots, failed }: TimeOffer): string | undefined {
  if (idle) return dialogTexts.bothDialogs.noProfessional;
  if (failed) return SLOTS_ERROR;
  return slots?.size === 0 ? texts.slotPicker.empty : undefined;
}

type TimeOffer = Pick<Props['booking']['shown'], 'idle' | 'slots' | 'failed'>;
