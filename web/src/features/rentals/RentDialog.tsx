import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { FormikProvider } from 'formik';
import { useEffect, useRef, type FormEvent } from 'react';

import { DialogForm, DialogFrame } from '../../shared/dialog/DialogFrame';
import { LeaveGuard } from '../../shared/dialog/LeaveGuard';
import { dropDraft } from '../../shared/draft/draft';
import { DraftOffer } from '../../shared/draft/DraftOffer';
import { useDraft } from '../../shared/draft/useDraft';
import { FormBanner } from '../../shared/form/FormBanner';
import { FormTextField } from '../../shared/form/FormTextField';
import { formatMoney } from '../../shared/money';
import { useWho } from '../../shared/session/useWho';
import { longDate } from '../../shared/time/clinic-time';
import { CostPanel } from './CostPanel';
import { DiscountRules } from './DiscountRules';
import { isUnfinishedDay, withoutSent, type UnfinishedDay } from './pending-rental';
import { freeRange, NO_ROOM_TEXT } from './rental-form';
import { leavesForm } from './rental-place';
import { intervalsText, intervalText } from './rental-texts';
import type { DiscountRuleFragment, RentalDayViewFragment, RentalRoomFragment } from './rentals.generated';
import { RentalHours } from './RentalHours';
import { RentFoot, SIDE_BY_SIDE } from './RentFoot';
import { RoomRadios } from './RoomRadios';
import { useRentalQuote } from './useRentalQuote';
import { useRentDay } from './useRentDay';
import { useRentForm } from './useRentForm';

const Columns = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .what': { display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 },
  [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', '& > .message': { gridColumn: '1 / -1' } },
});

interface Props {
  /** As it is now: it changes while the dialog is open, as others rent. */
  day: RentalDayViewFragment;
  isToday: boolean;
  rooms: readonly RentalRoomFragment[];
  rules: readonly DiscountRuleFragment[];
  currency: string | undefined;
  /** Asks again for everything the calendar shows. */
  reload: () => Promise<unknown>;
  /** `rented`: it closes because it is done. */
  onClose: () => void;
}

/** Which room, from when to when: one day's rental with its price, refused in the dialog with everything that was typed still there. */
export function RentDialog({ day: present, isToday, rooms, rules, currency, reload, onClose }: Props) {
  const draftForm = `rental:${present.date}`;
  const userId = useWho()?.id;
  const { submit, saving, unsure, pending, sent, resume, failure, forgetFailure } = useRentDay({
    reload,
    onDone: () => {
      if (userId !== undefined) dropDraft(draftForm, userId);
      onClose();
    },
  });
  const day = sent ? withoutSent(present, sent) : present;
  const form = useRentForm(day, ({ intervals, notes }, { roomId }) =>
    submit({ date: day.date, roomIds: [roomId], intervals: intervals.map(toInput), notes: notes.trim() || null }),
  );
  const { formik, values } = form;
  const unfinished = sent ? values : form.unfinished;
  const draft = useDraft<UnfinishedDay>({ form: draftForm, userId, content: unfinished && { ...unfinished, pending }, isContent: isUnfinishedDay });
  const { quote, busy, failed } = useRentalQuote(
    form.room && form.areHoursFree ? { roomIds: [form.room.roomId], days: [day.date], intervals: values.intervals } : null,
  );
  const formRef = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) message.current?.focus();
  }, [failure]);

  /** Closes it on purpose: without a question. */
  const isDropped = useRef(false);
  const drop = () => {
    isDropped.current = true;
    onClose();
  };
  const focusRooms = () => formRef.current?.querySelector<HTMLElement>('input[type="radio"]:enabled')?.focus();
  const endDraft = () => {
    draft.end();
    focusRooms();
  };
  const range = form.room && freeRange(form.room.free);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (!form.room) focusRooms();
    else if (form.isReady) formik.handleSubmit();
    else void formik.submitForm().then(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <FormikProvider value={formik}>
      <DialogFrame size="wide" fullOnPhone title={`Reservar Salas - ${longDate(day.date)}`} busy={saving} onClose={onClose}>
        <LeaveGuard unsaved={form.unfinished !== null && !saving} leaves={(from, to) => !isDropped.current && leavesForm(from, to)} />
        <DialogForm ref={formRef} noValidate onSubmit={confirm}>
          <DialogContent dividers>
            <Columns>
              {draft.offered && (
                <div className="message">
                  <DraftOffer
                    text="Hay una reserva sin terminar para este día."
                    onContinue={() => {
                      if (draft.offered) {
                        form.restore(draft.offered);
                        resume(draft.offered.pending);
                      }
                      endDraft();
                    }}
                    onDrop={endDraft}
                  />
                </div>
              )}
              {failure !== null && (
                <div ref={message} tabIndex={-1} className="message">
                  <FormBanner kind="error">{failure}</FormBanner>
                </div>
              )}
              <RoomRadios
                rooms={rooms}
                day={day}
                isToday={isToday}
                currency={currency}
                chosenId={values.roomId}
                intervals={values.intervals}
                onChoose={(id) => {
                  forgetFailure();
                  form.chooseRoom(id);
                }}
              />
              <div className="what">
                {form.room && <p>Rango disponible: {range ? <strong>{intervalText(range)}</strong> : 'ninguno'}</p>}
                <RentalHours
                  newInterval={form.newInterval}
                  within={form.room && openRange(form.room)}
                  moreTimes={form.room?.free.flatMap(({ startTime, endTime }) => [startTime, endTime])}
                  onChanged={() => {
                    forgetFailure();
                    form.onHoursTyped();
                  }}
                />
                <FormTextField label="Notas" name="notes" rows={2} />
                <CostPanel
                  title="Costo de la reserva"
                  cost={quote}
                  busy={busy}
                  failed={failed}
                  hourlyCost={rooms.find(({ id }) => id === values.roomId)?.currentHourlyCost}
                  currency={currency}
                  empty={form.room ? 'Corrige los horarios para ver el costo.' : 'Elige una sala para ver el costo.'}
                >
                  <DiscountRules rules={rules} intervals={values.intervals} />
                </CostPanel>
              </div>
            </Columns>
          </DialogContent>
          <RentFoot
            missing={form.room ? undefined : NO_ROOM_TEXT}
            total={quote && { hours: intervalsText(values.intervals), cost: formatMoney(quote.finalCost, currency) }}
            saving={saving}
            isReady={form.isReady}
            submitText={unsure ? 'Reintentar' : 'Confirmar Reserva'}
            onCancel={drop}
          />
        </DialogForm>
      </DialogFrame>
    </FormikProvider>
  );
}

/** Without what the cache adds to the rows it gave. */
function toInput({ startTime, endTime }: { startTime: string; endTime: string }) {
  return { startTime, endTime };
}

function openRange({ open }: RentalDayViewFragment['rooms'][number]) {
  return freeRange(open) ?? undefined;
}
