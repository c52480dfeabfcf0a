import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { SLOTS_ERROR, type FirstOffer } from '../../../clinic/slots/useOffers';
import { dayOf } from '../../../kit/time/wall-time';
import { isStaffMode, type BookingMode } from '../booking-mode';
import { DayPicker } from '../choose/DayPicker';
import { SlotPicker } from '../choose/SlotPicker';
import { texts } from '../texts';
import { FittingLength } from './FittingLength';
import { OtherTime, OtherTimeButton } from './OtherTime';
import type { useDialogBooking } from './useDialogBooking';

/** Without a room there is no shortcut: choosing one would undo its slot. */
const NO_SHORTCUT: FirstOffer = { idle: true, start: undefined, failed: false, refetch: () => Promise.resolve() };

const TimeActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface Props {
  mode: BookingMode;
  clinic: ClinicFactsFragment;
  booking: ReturnType<typeof useDialogBooking>;
  durationMinutes: number;
  /** The professional's default. */
  ownMinutes: number;
  /** The start of a booking under way or unanswered: it may have taken the room itself. */
  sent: string | null;
}

export function TimePart({ mode, clinic, booking, durationMinutes, ownMinutes, sent }: Props) {
  const { choice, slots, shown } = booking;
  const today = dayOf(clinic.now);
  const zoneNote = <ClinicZoneNote clinic={clinic} />;

  if (choice.typesTime) {
    return (
      <OtherTime
        choice={choice}
        durationMinutes={durationMinutes}
        sent={sent}
        today={today}
        zoneNote={zoneNote}
        onBack={() => booking.typeTime(false)}
      />
    );
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {booking.said}
      </p>
      <DayPicker
        month={booking.month}
        onMonthChange={booking.showMonth}
        today={today}
        chosen={slots?.length === 0 ? null : choice.day}
        onChoose={booking.chooseDay}
        offer={shown}
        first={choice.roomId === null ? NO_SHORTCUT : booking.first}
        onChooseFirst={booking.chooseSlot}
      />
      {isStaffMode(mode) && choice.roomId !== null && booking.first.start === null && (
        <Typography color="textSecondary">{texts.timePart.noneEver}</Typography>
      )}
      <SlotPicker
        day={shown.idle ? null : choice.day}
        slots={slots}
        failed={booking.offer.failed}
        reloading={booking.reloading}
        chosen={booking.startTime}
        onChoose={booking.chooseSlot}
        notice={booking.notice === null ? null : { text: booking.notice }}
        zoneNote={zoneNote}
        hint={hintFor(shown)}
        actions={
          isStaffMode(mode) && (
            <TimeActions>
              {choice.professionalId !== null &&
                choice.day !== null &&
                slots?.length === 0 &&
                !booking.offer.failed && (
                  <FittingLength
                    professionalId={choice.professionalId}
                    roomId={choice.roomId}
                    day={choice.day}
                    durationMinutes={durationMinutes}
                    ownMinutes={ownMinutes}
                    onChoose={(minutes) => booking.chooseFitting(minutes, ownMinutes)}
                  />
                )}
              <OtherTimeButton day={choice.day ?? today} onTypeTime={() => booking.typeTime(true)} />
            </TimeActions>
          )
        }
      />
    </>
  );
}

function hintFor({ idle, slots, failed }: Props['booking']['shown']): string | undefined {
  if (idle) return texts.bothDialogs.noProfessional;
  if (failed) return SLOTS_ERROR;
  return slots?.size === 0 ? texts.slotPicker.empty : undefined;
}
