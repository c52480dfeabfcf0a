import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import type { FirstOffer } from '../../../clinic/slots/useOffers';
import { WhyNoSlots } from '../../../clinic/no-slots/WhyNoSlots';
import { DayPicker } from '../choose/DayPicker';
import { SlotPicker } from '../choose/SlotPicker';
import { StepLook } from '../choose/StepHeading';
import { slotsHint } from '../dialog/TimePart';
import { newTexts } from './texts';
import { FittingLength } from './FittingLength';
import { Actions } from './panel-layout';
import type { TimesProps } from './times-props';

/** The panel counts its own steps. */
const LOOK = { level: 3, numbered: false } as const;

/** The soonest have a list of their own. */
const NO_SHORTCUT: FirstOffer = { idle: true, start: undefined, failed: false, refetch: () => Promise.resolve() };

/** A month of the professional's, in the chosen room or any, and the times of the chosen day. */
export function MonthTimes({ appointment, today, forDay, zoneNote, otherTime }: TimesProps) {
  const { choices, durationMinutes, ownMinutes, faults } = appointment;
  const { choice, slots, shown } = choices;
  return (
    <StepLook value={LOOK}>
      <DayPicker
        month={choices.month}
        onMonthChange={choices.showMonth}
        today={today}
        chosen={slots?.length === 0 ? null : choice.day}
        onChoose={choices.chooseDay}
        offer={shown}
        first={NO_SHORTCUT}
        onChooseFirst={choices.chooseSlot}
      />
      <SlotPicker
        day={shown.idle ? null : choice.day}
        slots={slots}
        emptyText={choice.day !== null && choice.day === forDay ? newTexts.createAppointmentDialog.noSlots : undefined}
        failed={choices.offer.failed}
        reloading={choices.reloading}
        chosen={choices.startTime}
        onChoose={choices.chooseSlot}
        notice={choices.notice === null ? null : { text: choices.notice }}
        zoneNote={zoneNote}
        hint={slotsHint(shown)}
        actions={
          <>
            {faults?.start === true && (
              <Typography color="error">{newTexts.createAppointmentDialog.faults.noStartTime}</Typography>
            )}
            {choice.professionalId !== null && choice.day !== null && slots?.length === 0 && !choices.offer.failed && (
              <WhyNoSlots
                professionalId={choice.professionalId}
                roomId={choice.roomId}
                day={choice.day}
                durationMinutes={durationMinutes}
              />
            )}
            <Actions>
              {choice.professionalId !== null &&
                choice.day !== null &&
                slots?.length === 0 &&
                !choices.offer.failed && (
                  <FittingLength
                    professionalId={choice.professionalId}
                    roomId={choice.roomId}
                    day={choice.day}
                    durationMinutes={durationMinutes}
                    ownMinutes={ownMinutes}
                    onChoose={(minutes) => choices.chooseFitting(minutes, ownMinutes)}
                  />
                )}
              <Button variant="outlined" size="small" onClick={() => choices.showTimes('soonest')}>
                {newTexts.soonest.back}
              </Button>
              {otherTime}
            </Actions>
          </>
        }
      />
    </StepLook>
  );
}
