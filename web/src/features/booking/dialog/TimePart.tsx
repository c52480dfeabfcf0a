import visuallyHidden from '@mui/utils/visuallyHidden';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { slotsHint } from '../../../clinic/booking/dialog/dialog-times';
import { dayOf } from '../../../kit/time/wall-time';
import { DayPicker } from '../../../clinic/booking/steps/DayPicker';
import { SlotPicker } from '../../../clinic/booking/steps/SlotPicker';
import type { useDialogBooking } from './useDialogBooking';

interface Props {
  clinic: ClinicFactsFragment;
  booking: ReturnType<typeof useDialogBooking>;
}

export function TimePart({ clinic, booking }: Props) {
  const { choice, slots, shown } = booking;
  return (
    <>
      <p role="status" style={visuallyHidden}>
        {booking.said}
      </p>
      <DayPicker
        month={booking.month}
        onMonthChange={booking.showMonth}
        today={dayOf(clinic.now)}
        chosen={slots?.length === 0 ? null : choice.day}
        onChoose={booking.chooseDay}
        offer={shown}
        first={booking.first}
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
