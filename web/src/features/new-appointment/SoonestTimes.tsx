import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { FormDateField } from '../../kit/form/FormDateField';
import { FormBanner } from '../../kit/notify/FormBanner';
import { longDate } from '../../kit/time/wall-time';
import { Step } from '../../clinic/booking/steps/Step';
import { StepHeading } from '../../clinic/booking/steps/StepHeading';
import { bookingTexts } from '../../clinic/booking/texts';
import { newTexts } from './texts';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import type { NewValues } from './new-form';
import { Fields } from '../../clinic/booking/fields';
import { Actions } from './panel-layout';
import { withChosen } from './soonest';
import { SoonestSlots } from './SoonestSlots';
import { useAppointmentContext } from './new-appointment-context';
import type { TimesProps } from './times-props';
import { SOONEST } from './useNewChoice';

/** The soonest times of a professional or a specialty, optionally from a date on. */
export function SoonestTimes({ zoneNote, otherTime }: TimesProps) {
  const { choices, soonest, startTime, durationMinutes, professional, room, faults, today, forDay } =
    useAppointmentContext();
  const { choice } = choices;
  const tabStop = useRef<HTMLElement>(undefined);
  const isIdle = choice.specialtyId === null && choice.professionalId === null;
  const isAll = choice.times === 'all';
  const chosen =
    startTime !== undefined && professional
      ? { startTime, durationMinutes, professional, room: room ?? { id: 0, name: '' } }
      : null;
  const offer = { ...soonest, slots: soonest.slots && withChosen(soonest.slots, chosen) };
  return (
    <Step name="horarios" of={SOONEST} busy={!isIdle && !offer.slots && !offer.failed} choiceRef={tabStop}>
      <StepHeading number={3}>{bookingTexts.fields.time}</StepHeading>
      {choices.notice !== null && (
        <FormBanner kind="error" isWhole>
          {choices.notice}
        </FormBanner>
      )}
      {isIdle && forDay !== null && (
        <p>
          {bookingTexts.fields.date}: <strong>{longDate(forDay)}</strong>
        </p>
      )}
      {isIdle && <Typography color="textSecondary">{dialogTexts.bothDialogs.noProfessional}</Typography>}
      {isAll && !isIdle && (
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
      {!isIdle && (
        <SoonestSlots
          offer={offer}
          today={today}
          isNamed={choice.specialtyId !== null}
          chosen={chosen}
          onChoose={choices.chooseSoonest}
          tabStopRef={tabStop}
        />
      )}
      {faults?.start === true && !isIdle && (
        <Typography color="error">{newTexts.createAppointmentDialog.faults.noStartTime}</Typography>
      )}
      {zoneNote}
      <Actions>
        {!isIdle && !isAll && (
          <Button variant="outlined" size="small" onClick={() => choices.showTimes('all')}>
            {newTexts.soonest.more}
          </Button>
        )}
        {otherTime}
      </Actions>
    </Step>
  );
}
