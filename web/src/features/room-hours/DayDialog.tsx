import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import { useUsualHours } from '../../clinic/hours/useUsualHours';
import { asDialog } from '../../kit/dialog/as-dialog';
import { toOtherAddress } from '../../kit/dialog/leave-guards';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormTextField } from '../../kit/form/FormTextField';
import { IntervalsField } from '../../kit/form/IntervalsField';
import { failureText } from '../../kit/form/outcome';
import { FormBanner } from '../../kit/notify/FormBanner';
import { notify } from '../../kit/notify/notify';
import { capitalized } from '../../kit/text/capitalized';
import { nextInterval } from '../../kit/time/intervals';
import { longDate } from '../../kit/time/wall-time';
import { OffButton } from '../../kit/ui/OffButton';
import { DAY_WORDS, daySchema, toDayInput, toDayValues, type DayValues } from './day-form';
import { hoursOn } from './month-days';
import type { RoomHoursMonthFragment } from './room-hours.generated';
import { setDay } from './set-day';
import { texts } from './texts';
import type { MonthChange, MonthOutcome } from './useSetMonth';

interface Props {
  date: string;
  stored: RoomHoursMonthFragment;
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Hours of one date, which replace its weekday's. */
export const DayDialog = asDialog(function DayDialog({ date, stored, setMonth, onSaved, onClose }: Props) {
  /** Base of the edits, even after a refetch. */
  const [opened] = useState(stored);
  const usual = useUsualHours();
  const toValues = (month: RoomHoursMonthFragment = opened) => toDayValues(month, date, usual.day);
  const done = (text: string) => {
    notify.success(text);
    onClose();
    void onSaved();
  };
  return (
    <FormDialog
      open
      title={capitalized(longDate(date))}
      onClose={onClose}
      leaves={toOtherAddress}
      stored={opened}
      toValues={toValues}
      schema={daySchema}
      toInput={(values, before) => toDayInput(before, date, values)}
      send={(input, expectedVersion) => setDay(setMonth, { stored: opened, date, input, expectedVersion })}
      onDone={(data) => (data ? done(texts.dayDialog.done(dateText(date))) : onClose())}
      errorText={texts.dayDialog.failed}
      submitLabel={texts.dayDialog.submit}
      draft={`room-day:${stored.roomId}:${date}`}
      words={DAY_WORDS}
    >
      <DayFields />
      {hoursOn(stored, date).isCustom && (
        <RemoveCustom
          date={date}
          stored={stored}
          setMonth={setMonth}
          onRemoved={() => done(texts.removeCustom.done(dateText(date)))}
        />
      )}
    </FormDialog>
  );
});

function DayFields() {
  const { values } = useFormikContext<DayValues>();
  const usual = useUsualHours();
  return (
    <>
      <FormCheckboxField<DayValues> label={texts.dayDialog.isAvailable} isSwitch name="isAvailable" />
      {values.isAvailable ? (
        <IntervalsField<DayValues>
          name="intervals"
          legend={texts.fields.intervals}
          rowName={texts.dayDialog.interval}
          removeLabel={texts.dayDialog.removeInterval}
          addLabel={texts.dayDialog.addInterval}
          newInterval={(present) => nextInterval(present, usual)}
        />
      ) : (
        <Typography color="textSecondary">{texts.dayDialog.closedHint}</Typography>
      )}
      <FormTextField<DayValues> label={texts.fields.notes} name="notes" rows={2} />
    </>
  );
}

interface RemoveProps extends Pick<Props, 'date' | 'stored' | 'setMonth'> {
  onRemoved: () => void;
}

/** The weekday's hours apply again. */
function RemoveCustom({ date, stored, setMonth, onRemoved }: RemoveProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    const { error } = await setDay(setMonth, {
      stored,
      date,
      input: { removeOverrides: [date] },
      expectedVersion: stored.version,
    });
    setBusy(false);
    if (error) setFailure(failureText(error, texts.removeCustom.failed));
    else onRemoved();
  };
  return (
    <>
      {failure !== undefined && <FormBanner kind="error">{failure}</FormBanner>}
      <div>
        <OffButton variant="text" size="small" off={busy} onClick={() => void remove()}>
          {busy ? texts.removeCustom.busy : texts.removeCustom.submit}
        </OffButton>
      </div>
    </>
  );
}
