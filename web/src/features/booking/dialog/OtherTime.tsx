import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

import type { SlotChoice } from '../../../clinic/slots/slot-choice';
import { useRoomsOffer } from '../../../clinic/slots/useOffers';
import { toDateText } from '../../../kit/form/date-text';
import { FormDateField } from '../../../kit/form/FormDateField';
import { FormTimeField } from '../../../kit/form/FormTimeField';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { StepHeading } from '../choose/StepHeading';
import { Step } from '../choose/Step';
import { texts } from '../texts';
import { typedStart, type DialogValues } from './dialog-form';
import { TYPED } from './useDialogBooking';

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
});

interface Props {
  choice: SlotChoice;
  durationMinutes: number;
  /** The start of the sent booking: its room is not checked, as this very booking may have taken it. */
  sent: string | null;
  today: string;
  zoneNote: ReactNode;
  onBack: () => void;
}

export function OtherTime({
  choice: { professionalId, roomId },
  durationMinutes,
  sent,
  today,
  zoneNote,
  onBack,
}: Props) {
  const typed = typedStart(useFormikContext<DialogValues>().values);
  const { rooms } = useRoomsOffer(
    { professionalId, durationMinutes },
    roomId !== null && typed !== sent ? typed : undefined,
  );
  const roomIs = rooms?.find(({ room }) => room.id === roomId)?.availability;
  return (
    <Step name="horarios" of={TYPED}>
      <StepHeading number={2}>{texts.bothDialogs.otherTime}</StepHeading>
      <Typography color="textSecondary">{texts.otherTime.hint}</Typography>
      <Fields>
        <FormDateField<DialogValues> label={texts.fields.date} name="date" today={today} autoComplete="off" required />
        <FormTimeField<DialogValues> label={texts.fields.startTime} name="time" hint={texts.otherTime.timeHint} />
      </Fields>
      {roomIs === 'closed' && <FormBanner kind="info">{texts.otherTime.closed}</FormBanner>}
      {roomIs === 'occupied' && <FormBanner kind="error">{texts.otherTime.occupied}</FormBanner>}
      {zoneNote}
      <div>
        <Button variant="outlined" size="small" onClick={onBack}>
          {texts.otherTime.back}
        </Button>
      </div>
    </Step>
  );
}

/** Opens OtherTime with the chosen day. */
export function OtherTimeButton({ day, onTypeTime }: { day: string; onTypeTime: () => void }) {
  const { values, setFieldValue } = useFormikContext<DialogValues>();
  return (
    <Button
      variant="outlined"
      size="small"
      onClick={() => {
        if (values.date === '') void setFieldValue('date', toDateText(day));
        onTypeTime();
      }}
    >
      {texts.bothDialogs.otherTime}
    </Button>
  );
}
