import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FormDateField } from '../../kit/form/FormDateField';
import { FormTimeField } from '../../kit/form/FormTimeField';
import { OutOfHoursNote } from '../../clinic/hours/OutOfHoursNote';
import { FormBanner } from '../../kit/notify/FormBanner';
import { LoadFault } from '../../kit/states/LoadFault';
import { Step } from '../../clinic/booking/steps/Step';
import { StepHeading } from '../../clinic/booking/steps/StepHeading';
import { bookingTexts } from '../../clinic/booking/texts';
import { newTexts } from './texts';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import type { NewValues } from './new-form';
import { OverbookingPart } from './OverbookingPart';
import { Fields } from '../../clinic/booking/fields';
import { useAppointmentContext } from './new-appointment-context';
import { TYPED } from './useNewChoice';

interface Props {
  zoneNote: ReactNode;
}

/** Need not be on offer. */
export function OtherTime({ zoneNote }: Props) {
  const { today, choices, startTime, durationMinutes, room, roomsThen, overbooking } = useAppointmentContext();
  const { professionalId, times } = choices.choice;
  const roomIs = roomsThen.rooms?.find((it) => it.room.id === room?.id)?.availability;
  return (
    <Step name="horarios" of={TYPED}>
      <StepHeading number={3}>
        {startTime === undefined ? dialogTexts.bothDialogs.otherTime : bookingTexts.spoken.slot(startTime)}
      </StepHeading>
      {startTime === undefined && <Typography color="textSecondary">{newTexts.otherTime.hint}</Typography>}
      <Fields>
        <FormDateField<NewValues>
          label={bookingTexts.fields.date}
          name="date"
          today={today}
          autoComplete="off"
          required
        />
        <FormTimeField<NewValues>
          label={bookingTexts.fields.startTime}
          name="time"
          hint={newTexts.otherTime.timeHint}
        />
      </Fields>
      {professionalId !== null && startTime !== undefined && (
        <OutOfHoursNote professionalId={professionalId} start={startTime} minutes={durationMinutes} />
      )}
      {roomIs === 'closed' && <FormBanner kind="info">{newTexts.otherTime.closed}</FormBanner>}
      <LoadFault
        of={{ failed: overbooking.failed, stale: false }}
        title={newTexts.overbooking.unknown}
        onRetry={() => void overbooking.refetch()}
      />
      {overbooking.allowance?.isTaken && <OverbookingPart />}
      {roomIs === 'occupied' && !overbooking.isOn && (
        <FormBanner kind="error">{newTexts.otherTime.occupied}</FormBanner>
      )}
      {zoneNote}
      <div>
        <Button variant="outlined" size="small" onClick={() => choices.showTimes(times)}>
          {newTexts.otherTime.back}
        </Button>
      </div>
    </Step>
  );
}
