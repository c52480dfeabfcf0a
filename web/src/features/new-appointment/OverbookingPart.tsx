import Stack from '@mui/material/Stack';

import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import { CheckboxField } from '../../kit/form/CheckboxField';
import { FormTextField } from '../../kit/form/FormTextField';
import { FormBanner } from '../../kit/notify/FormBanner';
import { newTexts } from './texts';
import type { NewValues } from './new-form';
import { useAppointmentContext } from './new-appointment-context';

const texts = newTexts.overbooking;

/** At a busy time: overbookings left in that hour, and the reason. */
export function OverbookingPart() {
  const { allowance, isOn, choose } = useAppointmentContext().overbooking;
  if (!allowance?.isTaken) return null;
  const { perHour, left, room } = allowance;
  if (perHour === 0) return <FormBanner kind="error">{texts.none}</FormBanner>;
  const isFull = left === 0;
  return (
    <Stack spacing={2}>
      <FormBanner kind={isFull ? 'error' : 'info'}>
        {isFull ? texts.full(perHour) : texts.taken(left, perHour, room?.name)}
      </FormBanner>
      {/* Another user may have taken the last one meanwhile. */}
      {(!isFull || isOn) && (
        <CheckboxField label={texts.give} checked={isOn} onChange={choose} fieldRef={leaveFocusAbove} />
      )}
      {isOn && <FormTextField<NewValues> label={texts.reason} name="reason" hint={texts.reasonHint} required />}
    </Stack>
  );
}
