import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type FormEvent } from 'react';

import { DialogForm, DialogFrame } from '../../shared/dialog/DialogFrame';
import { LeaveGuard } from '../../shared/dialog/LeaveGuard';
import { dropDraft } from '../../shared/draft/draft';
import { DraftOffer } from '../../shared/draft/DraftOffer';
import { useDraft } from '../../shared/draft/useDraft';
import { FormBanner } from '../../shared/form/FormBanner';
import { TextField } from '../../shared/form/TextField';
import { formatMoney } from '../../shared/money';
import { useWho } from '../../shared/session/useWho';
import { longDate } from '../../shared/time/clinic-time';
import { CostPanel } from './CostPanel';
import { DiscountRules } from './DiscountRules';
import { IntervalsField } from './IntervalsField';
import { isUnfinishedDay, withoutSent, type UnfinishedDay } from './pending-rental';
import { freeRange, NO_ROOM_TEXT } from './rental-form';
import { leavesForm } from './rental-place';
import { intervalsText, intervalText } from './rental-texts';
import type { DiscountRuleFragment, RentalDayViewFragment, RentalRoomFragment } from './rentals.generated';
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
  const form = useRentForm(day);
  const unfinished = sent ? { roomId: form.roomId, intervals: form.intervals, notes: form.notes } : form.unfinished;
  const draft = useDraft<UnfinishedDay>({ form: draftForm, userId, content: unfinished && { ...unfinished, pending }, isContent: isUnfinishedDay });
  const { quote, busy, failed } = useRentalQuote(
    form.room && form.faults.length === 0 ? { roomIds: [form.room.roomId], days: [day.date], intervals: form.intervals } : null,
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
  const endDraft = () => {
    draft.end();
    formRef.current?.querySelector<HTMLElement>('input[type="radio"]:enabled')?.focus();
  };
  const range = form.room && freeRange(form.room.free);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (!form.isReady || !form.room) {
      formRef.current?.querySelector<HTMLElement>(form.room ? '[aria-invalid="true"]' : 'input[type="radio"]:enabled')?.focus();
      return;
    }
    void submit({ date: day.date, roomIds: [form.room.roomId], intervals: form.intervals.map(toInput), notes: form.notes.trim() || null });
  };

  return (
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
              chosenId={form.roomId}
              intervals={form.intervals}
              onChoose={(id) => {
                forgetFailure();
                form.chooseRoom(id);
              }}
            />
            <div className="what">
              {form.room && <p>Rango disponible: {range ? <strong>{intervalText(range)}</strong> : 'ninguno'}</p>}
              <IntervalsField
                legend="Horarios"
                rows={form.intervals}
                faults={form.faults}
                newRow={form.newInterval}
                within={form.room && openRange(form.room)}
                moreTimes={form.room?.free.flatMap(({ startTime, endTime }) => [startTime, endTime])}
                onChange={(rows) => {
                  forgetFailure();
                  form.changeIntervals(rows);
                }}
              />
              <TextField
                label="Notas"
                name="notes"
                rows={2}
                value={form.notes}
                error={form.notesError}
                onChange={({ target }) => form.changeNotes(target.value)}
              />
              <CostPanel
                title="Costo de la reserva"
                cost={quote}
                busy={busy}
                failed={failed}
                hourlyCost={rooms.find(({ id }) => id === form.roomId)?.currentHourlyCost}
                currency={currency}
                empty={form.room ? 'Corrige los horarios para ver el costo.' : 'Elige una sala para ver el costo.'}
              >
                <DiscountRules rules={rules} intervals={form.intervals} />
              </CostPanel>
            </div>
          </Columns>
        </DialogContent>
        <RentFoot
          missing={form.room ? undefined : NO_ROOM_TEXT}
          total={quote && { hours: intervalsText(form.intervals), cost: formatMoney(quote.finalCost, currency) }}
          saving={saving}
          isReady={form.isReady}
          submitText={unsure ? 'Reintentar' : 'Confirmar Reserva'}
          onCancel={drop}
        />
      </DialogForm>
    </DialogFrame>
  );
}

/** Without what the cache adds to the rows it gave. */
function toInput({ startTime, endTime }: { startTime: string; endTime: string }) {
  return { startTime, endTime };
}

function openRange({ open }: RentalDayViewFragment['rooms'][number]) {
  return freeRange(open) ?? undefined;
}
