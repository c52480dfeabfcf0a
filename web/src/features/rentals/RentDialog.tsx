import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type FormEvent } from 'react';

import { LeaveGuard } from '../../shared/dialog/LeaveGuard';
import { dropDraft } from '../../shared/draft/draft';
import { DraftOffer } from '../../shared/draft/DraftOffer';
import { useDraft } from '../../shared/draft/useDraft';
import { FormBanner } from '../../shared/form/FormBanner';
import { TextField } from '../../shared/form/TextField';
import { formatMoney } from '../../shared/money';
import { useWho } from '../../shared/session/useWho';
import { longDate } from '../../shared/time/clinic-time';
import { PanelDialog } from '../../shared/ui/PanelDialog';
import { CostPanel } from './CostPanel';
import { DiscountRules } from './DiscountRules';
import { IntervalsField } from './IntervalsField';
import { isUnfinishedDay, withoutSent, type UnfinishedDay } from './pending-rental';
import { freeRange, NO_ROOM_TEXT } from './rental-form';
import { leavesForm } from './rental-place';
import { intervalsText, intervalText } from './rental-texts';
import type { DiscountRuleFragment, RentalDayViewFragment, RentalRoomFragment } from './rentals.generated';
import { RoomRadios } from './RoomRadios';
import { useRentalQuote } from './useRentalQuote';
import { useRentDay } from './useRentDay';
import { useRentForm } from './useRentForm';

/** From here on the rooms stand beside the hours. */
const SIDE_BY_SIDE = '@media (min-width: 800px)';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .what': { display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 },
  [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', '& > .message': { gridColumn: '1 / -1' } },
});
const Actions = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: 8,
  margin: '0 -20px -20px',
  padding: '12px 20px',
  borderTop: '1px solid var(--divider)',
  background: 'var(--surface)',
  gridColumn: '1 / -1',
  '& > div': { display: 'flex', justifyContent: 'flex-end', gap: 12, '& > button': { paddingInline: 16, whiteSpace: 'nowrap' }, '& > button:last-child': { flex: '1 1 auto', maxWidth: 280 } },
  '& > p': { display: 'flex', justifyContent: 'space-between', gap: 12, fontSize: '0.875rem', lineHeight: '1.25rem' },
  // Where the panel with the price is out of sight.
  [SIDE_BY_SIDE]: { '& > .total': { display: 'none' }, '& > p': { justifyContent: 'flex-end' } },
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
  const hint = form.room ? undefined : NO_ROOM_TEXT;
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
    <PanelDialog open width="md" fullWhenNarrow title={`Reservar Salas - ${longDate(day.date)}`} busy={saving} onClose={onClose}>
      <LeaveGuard unsaved={form.unfinished !== null && !saving} leaves={(from, to) => !isDropped.current && leavesForm(from, to)} />
      <Form ref={formRef} noValidate onSubmit={confirm}>
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
        <Actions>
          {hint && <p id="falta">{hint}</p>}
          {quote && (
            <p className="total" aria-hidden="true">
              <span>{intervalsText(form.intervals)}</span>
              <strong>{formatMoney(quote.finalCost, currency)}</strong>
            </p>
          )}
          <div>
            <Button variant="outlined" aria-disabled={saving} onClick={saving ? undefined : drop}>
              Cancelar
            </Button>
            {/* Not `disabled`: the focus would be lost with the press, and a press says what is missing. */}
            <Button type="submit" aria-disabled={saving || !form.isReady} aria-describedby={hint && 'falta'}>
              {saving ? 'Guardando...' : unsure ? 'Reintentar' : 'Confirmar Reserva'}
            </Button>
          </div>
        </Actions>
      </Form>
    </PanelDialog>
  );
}

/** Without what the cache adds to the rows it gave. */
function toInput({ startTime, endTime }: { startTime: string; endTime: string }) {
  return { startTime, endTime };
}

function openRange({ open }: RentalDayViewFragment['rooms'][number]) {
  return freeRange(open) ?? undefined;
}
