import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import { dayClosedText } from '../../../clinic/hours/closed-meanwhile';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogForm, DialogFrame } from '../../../kit/dialog/DialogFrame';
import { LeaveGuard } from '../../../kit/dialog/LeaveGuard';
import { DraftPrompt } from '../../../kit/draft/DraftPrompt';
import type { FormFields } from '../../../kit/form/form-fields';
import { FormProvider } from '../../../kit/form/FormRoot';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { formatMoney } from '../../../kit/text/money';
import { intervalsText } from '../../../kit/time/intervals';
import type { DiscountRuleFragment, RentalDayViewFragment } from '../rentals.generated';
import type { OfferedRoom } from '../room-option';
import { texts } from '../texts';
import { HoursAndCost } from './HoursAndCost';
import { RentFoot, SIDE_BY_SIDE } from './RentFoot';
import { RoomRadios } from './RoomRadios';
import { useRentDialog } from './useRentDialog';

const Columns = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', '& > .message': { gridColumn: '1 / -1' } },
});

interface Props {
  /** Changes as others rent. */
  day: RentalDayViewFragment;
  /** HH:mm, if the day is today. */
  now: string | undefined;
  rooms: readonly OfferedRoom[];
  rules: readonly DiscountRuleFragment[];
  currency: string | undefined;
  /** Refetches the calendar. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Rejections keep the input. */
export const RentDialog = asDialog(function RentDialog({
  day: present,
  now,
  rooms,
  rules,
  currency,
  reload,
  onClose,
}: Props) {
  const fields = useRef<FormFields>(null);
  const firstRoom = useRef<HTMLInputElement>(null);
  const failurePlace = useRef<HTMLDivElement>(null);
  const closedPlace = useRef<HTMLDivElement>(null);
  const dialog = useRentDialog(present, { rooms, reload, onClose }, { fields, firstRoom, failure: failurePlace });
  const { day, form, price, draft, failure, saving, isClosed } = dialog;
  const { values } = form;
  return (
    <FormProvider form={form.formik} fieldsRef={fields}>
      <DialogFrame size="wide" fullOnPhone title={texts.rentDialog.title(day.date)} busy={saving} onClose={onClose}>
        <LeaveGuard unsaved={form.unfinished !== null && !saving} leaves={dialog.leaves} />
        <DialogForm noValidate onSubmit={dialog.onSubmit}>
          <DialogContent dividers>
            <Columns>
              {draft && (
                <div className="message">
                  <DraftPrompt text={texts.rentDialog.draft} onContinue={draft.take} onDrop={draft.drop} />
                </div>
              )}
              {isClosed && (
                <div ref={closedPlace} tabIndex={-1} className="message">
                  <FormBanner kind="error">{dayClosedText(day.date)}</FormBanner>
                </div>
              )}
              {failure !== null && (
                <div ref={failurePlace} tabIndex={-1} className="message">
                  <FormBanner kind="error">{failure}</FormBanner>
                </div>
              )}
              <RoomRadios
                rooms={rooms}
                day={day}
                now={now}
                currency={currency}
                chosenId={values.roomId}
                intervals={values.intervals}
                hoursTyped={form.hoursTyped}
                firstRef={firstRoom}
                onChoose={(id) => {
                  dialog.forgetFailure();
                  form.chooseRoom(id);
                }}
                onHours={(id, hours) => {
                  dialog.forgetFailure();
                  form.pressHours(id, hours);
                }}
              />
              <HoursAndCost dialog={dialog} rooms={rooms} rules={rules} currency={currency} />
            </Columns>
          </DialogContent>
          <RentFoot
            missing={isClosed ? texts.rentDialog.closed : form.room ? undefined : texts.faults.noRoom}
            onMissing={isClosed ? () => closedPlace.current?.focus() : dialog.focusRooms}
            total={
              price.quote && {
                hours: intervalsText(values.intervals),
                cost: formatMoney(price.quote.finalCost, currency),
              }
            }
            saving={saving}
            isReady={form.isReady && !isClosed}
            submitText={dialog.unsure ? texts.rentDialog.retry : texts.rentDialog.submit}
            onCancel={dialog.drop}
          />
        </DialogForm>
      </DialogFrame>
    </FormProvider>
  );
});
