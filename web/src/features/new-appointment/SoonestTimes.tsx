import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { Fields } from '../../clinic/booking/fields';
import { SoonestSlots } from '../../clinic/booking/soonest/SoonestSlots';
import { Step } from '../../clinic/booking/steps/Step';
import { StepHeading } from '../../clinic/booking/steps/StepHeading';
import { bookingTexts } from '../../clinic/booking/texts';
import { FormDateField } from '../../kit/form/FormDateField';
import { FormBanner } from '../../kit/notify/FormBanner';
import { longDate } from '../../kit/time/wall-time';
import { useAppointmentContext } from './new-appointment-context';
import type { NewValues } from './new-form';
import { Actions } from './panel-layout';
import { newTexts } from './texts';
import type { TimesProps } from './times-props';
import { SOONEST } from './useNewChoice';

/** For a professional, a specialty or everybody, optionally from a date on. */
export function SoonestTimes({ zoneNote, otherTime }: TimesProps) {
  const { choices, soonest, isFromDay, startTime, durationMinutes, professional, room, faults, today, forDay } =
    useAppointmentContext();
  const { choice } = choices;
  const tabStop = useRef<HTMLElement>(undefined);
  const isOfOne = choice.specialtyId === null && !choice.isAnybody;
  const chosen =
    startTime !== undefined && professional
      ? {
          startTime,
          durationMinutes,
          professional: { ...professional, specialtyName: professional.specialty?.name ?? null },
          room: room ?? { id: 0, name: '' },
        }
      : null;
  return (
    <Step name="horarios" of={SOONEST} busy={!soonest.slots && !soonest.failed} choiceRef={tabStop}>
      <StepHeading number={3}>{bookingTexts.fields.time}</StepHeading>
      {choices.notice !== null && (
        <FormBanner kind="error" isWhole>
          {choices.notice}
        </FormBanner>
      )}
      {forDay !== null && (
        <p>
          {bookingTexts.fields.date}: <strong>{longDate(forDay)}</strong>
        </p>
      )}
      {choice.isAnybody && <Typography color="textSecondary">{newTexts.soonest.ofAnybody}</Typography>}
      {isFromDay && forDay === null && (
        <Fields>
          <FormDateField<NewValues>
            label={newTexts.soonest.from}
            name="date"
            today={today}
            min={today}
            autoComplete="off"
            required
          />
        </Fields>
      )}
      <SoonestSlots
        offer={soonest}
        today={today}
        naming={choice.isAnybody ? 'specialty' : isOfOne ? 'none' : 'professional'}
        chosen={chosen}
        onChoose={choices.chooseSoonest}
        tabStopRef={tabStop}
      />
      {faults?.start === true && (
        <Typography color="error">{newTexts.createAppointmentDialog.faults.noStartTime}</Typography>
      )}
      {zoneNote}
      <Actions>
        {choice.times === 'soonest' && (
          <Button variant="outlined" size="small" onClick={() => choices.showTimes('all')}>
            {isOfOne ? newTexts.soonest.month : newTexts.soonest.more}
          </Button>
        )}
        {otherTime}
      </Actions>
    </Step>
  );
}
