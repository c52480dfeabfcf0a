import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { clockTime, dayOf, shortDate } from '../../../kit/time/wall-time';
import { bookingTexts } from '../../../clinic/booking/texts';
import { texts } from '../texts';
import { DayPicker } from '../../../clinic/booking/steps/DayPicker';
import { FoldedStep } from './FoldedStep';
import { RoomPicker } from './RoomPicker';
import { SlotPicker } from '../../../clinic/booking/steps/SlotPicker';
import type { useBooking } from './useBooking';
import { useStepFocus, type StepId } from '../../../clinic/booking/steps/useStepFocus';

interface Props {
  booking: ReturnType<typeof useBooking>;
  clinic: ClinicFactsFragment;
}

/** Days stay open for comparison until a time is chosen; then each step folds to a line. */
export function ChoiceSteps({ booking, clinic }: Props) {
  const { choice, startTime, room } = booking;
  const today = dayOf(clinic.now);
  const folding = useFolding();
  const chooseSlot = (chosen: string) => {
    folding.close();
    booking.chooseSlot(chosen);
  };
  const zoneNote = <ClinicZoneNote clinic={clinic} />;
  // From the address, so the layout stays when slots arrive. A failure needs the calendar.
  const start = booking.offer.failed ? null : choice.start;
  const isRoomOnItsWay = start !== null && !booking.rooms && !booking.roomsFailed;
  return (
    <>
      {start !== null && !folding.isOpen('dias') ? (
        <FoldedStep
          name="dias"
          number={1}
          heading={bookingTexts.fields.day}
          changes={bookingTexts.dayPicker.changes}
          onChange={() => folding.open('dias')}
        >
          <strong>{shortDate(dayOf(start))}</strong>
        </FoldedStep>
      ) : (
        <DayPicker
          month={booking.month}
          onMonthChange={booking.showMonth}
          today={today}
          chosen={choice.day}
          onChoose={(day) => {
            folding.open('horarios', day);
            booking.chooseDay(day);
          }}
          offer={booking.shown}
          first={booking.first}
          onChooseFirst={chooseSlot}
          phone={clinic.phone}
        />
      )}
      {start !== null && !folding.isOpen('horarios') ? (
        <FoldedStep
          name="horarios"
          of={choice.day ?? ''}
          number={2}
          heading={bookingTexts.fields.time}
          changes={bookingTexts.slotPicker.changes}
          onChange={booking.reloading ? undefined : () => folding.open('horarios', choice.day ?? '')}
          below={zoneNote}
        >
          <strong>{clockTime(start)}</strong>
        </FoldedStep>
      ) : (
        <SlotPicker
          day={choice.day}
          slots={booking.slots}
          failed={booking.offer.failed}
          reloading={booking.reloading}
          chosen={startTime}
          onChoose={chooseSlot}
          notice={booking.slotNotice}
          zoneNote={zoneNote}
        />
      )}
      {isRoomOnItsWay && (
        <FoldedStep
          name="salas"
          of={startTime ?? ''}
          number={3}
          heading={bookingTexts.fields.room}
          onChange={undefined}
        >
          <span style={visuallyHidden}>{texts.roomPicker.loading}</span>
          <Skeleton aria-hidden="true" style={{ width: 160, height: 24 }} />
        </FoldedStep>
      )}
      {isRoomOnItsWay ? null : room && !folding.isOpen('salas') ? (
        <FoldedStep
          name="salas"
          of={startTime ?? ''}
          number={3}
          heading={bookingTexts.fields.room}
          changeLabel={texts.roomPicker.change}
          onChange={() => folding.open('salas', startTime)}
          below={booking.roomNotice !== null && <FormBanner kind="info">{booking.roomNotice}</FormBanner>}
        >
          <strong>{room.name}</strong> {room.description && <span className="muted">{room.description}</span>}
        </FoldedStep>
      ) : (
        <RoomPicker
          hasSlot={choice.start !== null}
          of={startTime ?? ''}
          rooms={booking.rooms}
          failed={booking.roomsFailed}
          onRetry={() => void booking.retryRooms()}
          chosenId={room?.id ?? null}
          onChoose={(chosen) => {
            folding.close();
            booking.chooseRoom(chosen);
          }}
          notice={booking.roomNotice}
        />
      )}
    </>
  );
}

/** At most one completed step is open again. */
function useFolding() {
  const [opened, setOpened] = useState<StepId | null>(null);
  const moveFocus = useStepFocus();
  return {
    isOpen: (step: StepId) => opened === step,
    /** `of`: see Step. */
    open: (step: StepId, of = '') => {
      moveFocus(step, of);
      setOpened(step);
    },
    /** After any choice: continues at the patient. */
    close: () => {
      moveFocus('paciente');
      setOpened(null);
    },
  };
}
