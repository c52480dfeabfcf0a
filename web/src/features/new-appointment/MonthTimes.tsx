import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { WhyNoSlots } from '../../clinic/no-slots/WhyNoSlots';
import { DayPicker } from '../../clinic/booking/steps/DayPicker';
import { SlotPicker } from '../../clinic/booking/steps/SlotPicker';
import { StepLook } from '../../clinic/booking/steps/StepHeading';
import { NO_SHORTCUT, slotsHint } from '../../clinic/booking/dialog/dialog-times';
import { FittingLength } from './FittingLength';
import { newTexts } from './texts';
import { Actions } from './panel-layout';
import { useAppointmentContext } from './new-appointment-context';
import type { TimesProps } from './times-props';

/** The panel numbers its own steps. */
const LOOK = { level: 3, numbered: false } as const;

/** In the chosen room or any. */
export function MonthTimes({ zoneNote, otherTime }: TimesProps) {
  const { choices, durationMinutes, ownMinutes, faults, today, forDay } = useAppointmentContext();
  const { choice, slots, shown } = choices;
  const { professionalId, roomId, day } = choice;
  const isEmpty = day !== null && slots?.length === 0;
  const emptyDay = professionalId !== null && isEmpty && !choices.offer.failed ? { professionalId, roomId, day } : null;
  return (
    <StepLook value={LOOK}>
      <DayPicker
        month={choices.month}
        onMonthChange={choices.showMonth}
        today={today}
        chosen={isEmpty ? null : day}
        onChoose={choices.chooseDay}
        offer={shown}
        // The soonest slots have a list of their own.
        first={NO_SHORTCUT}
        onChooseFirst={choices.chooseSlot}
      />
      <SlotPicker
        day={shown.idle ? null : day}
        slots={slots}
        emptyText={day !== null && day === forDay ? newTexts.createAppointmentDialog.noSlots : undefined}
        failed={choices.offer.failed}
        reloading={choices.reloading}
        chosen={choices.startTime}
        onChoose={choices.chooseSlot}
        notice={choices.notice === null ? null : { text: choices.notice, isDayClosed: choices.isDayClosed }}
        zoneNote={zoneNote}
        hint={slotsHint(shown)}
        actions={
          <>
            {faults?.start === true && (
              <Typography color="error">{newTexts.createAppointmentDialog.faults.noStartTime}</Typography>
            )}
            {emptyDay && (
              <EmptyDay
                of={emptyDay}
                durationMinutes={durationMinutes}
                ownMinutes={ownMinutes}
                onChoose={choices.chooseFitting}
              />
            )}
            <Actions>
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

interface Props {
  /** yyyy-MM-dd, without slots. */
  of: { professionalId: number; roomId: number | null; day: string };
  durationMinutes: number;
  /** The professional's default. */
  ownMinutes: number;
  onChoose: (minutes: number) => void;
}

/** Why a day has no slots, and a shorter length that fits. */
function EmptyDay({ of, durationMinutes, ...fitting }: Props) {
  return (
    <>
      <WhyNoSlots {...of} durationMinutes={durationMinutes} />
      <FittingLength {...of} durationMinutes={durationMinutes} {...fitting} />
    </>
  );
}
