import { useRef } from 'react';

import { useWho } from '../../../clinic/session/useWho';
import { LeaveGuard } from '../../../kit/dialog/LeaveGuard';
import { DraftPrompt } from '../../../kit/draft/DraftPrompt';
import { useDraft } from '../../../kit/draft/useDraft';
import type { FormFields } from '../../../kit/form/form-fields';
import { FormProvider } from '../../../kit/form/FormRoot';
import { EmptyState } from '../../../kit/states/EmptyState';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { useRoomMonth } from '../month/useRoomMonth';
import { CostPanel } from '../quote/CostPanel';
import { DiscountRules } from '../quote/DiscountRules';
import { useDiscountRules } from '../quote/useDiscountRules';
import { leavesForm } from '../rental-url';
import { texts } from '../texts';
import { openRange } from './bulk-days';
import { isUnfinishedBulk } from './bulk-form';
import { BulkColumns } from './bulk-layout';
import { BulkBar } from './BulkBar';
import { BulkMonth } from './BulkMonth';
import { BulkSettings } from './BulkSettings';
import { SelectedDays } from './SelectedDays';
import { useBulkRental } from './useBulkRental';

export function BulkRental() {
  const month = useRoomMonth();
  const rules = useDiscountRules();
  const fields = useRef<FormFields>(null);
  const room = useRef<HTMLElement>(null);
  const trouble = useRef<HTMLElement>(null);
  const day = useRef<HTMLElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const bulk = useBulkRental(month, { fields, room, trouble, day, failure });
  const draft = useDraft({
    form: 'rentals-in-bulk',
    userId: useWho()?.id,
    content: bulk.form.unfinished,
    isContent: isUnfinishedBulk,
  });
  const { today, days: shown } = month;
  if (month.month === undefined || today === undefined) return <PageSpinner />;
  if (shown && !month.failed && month.rooms.length === 0)
    return <EmptyState title={texts.bulk.empty} text={texts.bulk.emptyHint} />;

  const { form, known } = bulk;
  const unsureCount = [...form.failures.values()].filter(({ isUnsure }) => isUnsure).length;
  const endDraft = () => {
    draft.end();
    room.current?.focus();
  };
  return (
    <FormProvider form={form.formik} fieldsRef={fields}>
      <LeaveGuard unsaved={form.unfinished !== null} leaves={leavesForm} />
      {draft.offered && bulk.progress === null && (
        <DraftPrompt
          text={texts.bulk.draft}
          onContinue={() => {
            if (draft.offered) form.resume(draft.offered);
            endDraft();
          }}
          onDrop={endDraft}
        />
      )}
      <BulkColumns>
        <div className="settings">
          <BulkSettings
            roomRef={room}
            locked={bulk.progress !== null}
            rooms={bulk.rooms}
            currency={month.currency}
            roomId={form.room?.id ?? null}
            roomError={bulk.errors.room}
            onRoom={form.chooseRoom}
            within={form.room ? openRange(known, form.room.id) : undefined}
            newInterval={bulk.newInterval}
            onHoursChanged={form.onHoursChanged}
          />
        </div>
        <div className="days">
          <BulkMonth view={month} month={month.month} today={today} bulk={bulk} dayRef={day} />
          <SelectedDays
            days={form.days}
            troubles={bulk.troubles}
            closedCount={[...bulk.troubles.keys()].filter((date) => !form.failures.has(date)).length}
            refusedCount={form.failures.size - unsureCount}
            unsureCount={unsureCount}
            fallen={form.fallen}
            error={bulk.errors.days}
            failureRef={failure}
            troubleRef={trouble}
            onRemove={bulk.remove}
            onRestore={bulk.restore}
          />
        </div>
        <div className="cost">
          <CostPanel
            title={texts.bulk.cost}
            cost={bulk.price.quote}
            busy={bulk.price.busy}
            failed={bulk.price.failed}
            currency={month.currency}
            empty={texts.bulk.noCost}
            hourlyCost={form.room?.currentHourlyCost}
          >
            <DiscountRules rules={rules} intervals={form.formik.values.intervals} />
          </CostPanel>
        </div>
        <BulkBar
          days={form.days.size}
          intervals={form.formik.values.intervals}
          cost={bulk.price.quote?.finalCost}
          currency={month.currency}
          progress={bulk.progress}
          onClear={form.clear}
          onSave={bulk.save}
        />
      </BulkColumns>
    </FormProvider>
  );
}
