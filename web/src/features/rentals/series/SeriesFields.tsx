import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { FormChoiceField } from '../../../kit/form/FormChoiceField';
import { FormDateField } from '../../../kit/form/FormDateField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { dayOf } from '../../../kit/time/wall-time';
import { roomOption, type OfferedRoom } from '../room-option';
import { newInterval } from '../rent/rental-form';
import { RentalHours } from '../rent/RentalHours';
import { useShownRooms } from '../useShownRooms';
import type { SeriesValues } from './series-form';
import { texts } from './texts';

interface Props {
  rooms: readonly OfferedRoom[];
  clinic: ClinicFactsFragment;
  isLocked: boolean;
}

const Lock = styled('fieldset')({ display: 'contents' });
const RHYTHMS = texts.rhythms.map((label, index) => ({ value: String(index + 1), label }));

export function SeriesFields({ rooms, clinic, isLocked }: Props) {
  const { defaultStartTime: startTime, defaultEndTime: endTime } = clinic;
  const today = dayOf(clinic.now);
  const { roomId } = useFormikContext<SeriesValues>().values;
  const { shown, more } = useShownRooms(rooms, roomId === '' ? null : Number(roomId));
  return (
    <Card component="section" sx={{ gap: 5 }} aria-label={texts.form.title}>
      <Lock disabled={isLocked}>
        <FormSelectField<SeriesValues>
          label={texts.fields.room}
          name="roomId"
          required
          options={[
            { value: '', label: texts.fields.chooseRoom },
            ...shown.map((room) => roomOption(room, clinic.currency)),
          ]}
        />
        {more}
        <FormSelectField<SeriesValues> label={texts.fields.everyWeeks} name="everyWeeks" required options={RHYTHMS} />
        <FormChoiceField<SeriesValues>
          label={texts.fields.weekdays}
          name="weekdays"
          required
          several
          inRows
          options={texts.weekdays}
        />
        <RentalHours
          newInterval={(present) => newInterval([{ startTime, endTime }], present)}
          onChanged={() => undefined}
        />
        <Stack direction="row" spacing={3} sx={{ alignItems: 'start', '& > *': { flex: '1 1 220px' } }}>
          <FormDateField<SeriesValues>
            label={texts.fields.firstDate}
            name="firstDate"
            required
            today={today}
            min={today}
          />
          <FormDateField<SeriesValues>
            label={texts.fields.untilDate}
            name="untilDate"
            required
            today={today}
            min={today}
          />
        </Stack>
        <FormTextField<SeriesValues> label={texts.fields.notes} name="notes" rows={2} required={false} />
      </Lock>
    </Card>
  );
}
