import Stack from '@mui/material/Stack';

import { CheckboxField } from '../../../kit/form/CheckboxField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { newTexts } from './texts';
import type { NewValues } from './new-form';
import type { useOverbooking } from './useOverbooking';

interface Props {
  overbooking: ReturnType<typeof useOverbooking>;
}

/** At a time that the professional has a turno at: what is left of the hour, and why this patient. */
export function OverbookingPart({ overbooking: { allowance, isOn, choose } }: Props) {
  if (!allowance?.isTaken) return null;
  const { perHour, left, room } = allowance;
  if (perHour === 0) return <FormBanner kind="error">{newTexts.overbooking.none}</FormBanner>;
  if (left === 0 && !isOn) return <FormBanner kind="error">{newTexts.overbooking.full(perHour)}</FormBanner>;
  return (
    <Stack spacing={2}>
      <FormBanner kind="info">{newTexts.overbooking.taken(left, perHour, room?.name)}</FormBanner>
      <CheckboxField label={newTexts.overbooking.give} checked={isOn} onChange={choose} />
      {isOn && (
        <FormTextField<NewValues>
          label={newTexts.overbooking.reason}
          name="reason"
          hint={newTexts.overbooking.reasonHint}
          required
        />
      )}
    </Stack>
  );
}
