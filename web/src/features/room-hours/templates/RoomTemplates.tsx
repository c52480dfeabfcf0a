import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

import { useQuestion } from '../../../kit/dialog/useQuestion';
import { ErrorState } from '../../../kit/states/ErrorState';
import { up } from '../../../kit/ui/breakpoints';
import type { RoomTemplateFactsFragment } from '../room-hours.generated';
import type { RoomHoursContent } from '../RoomHoursFrame';
import { texts } from '../texts';
import { useRoomAvailability } from '../useRoomAvailability';
import { useSetMonth } from '../useSetMonth';
import type { RoomWeekValues } from '../week-form';
import { CopyMonth } from './CopyMonth';
import { ManyMonthsDialog } from './ManyMonthsDialog';
import { MonthWeekForm, type WeekFormHandle } from './MonthWeekForm';
import { TemplateList } from './TemplateList';
import { useRoomTemplates } from './useRoomTemplates';
import { YearSummary } from './YearSummary';

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  [up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
});

/** The month's week, the templates, and the year. */
export function RoomTemplates({ urlState, room, years }: RoomHoursContent) {
  const { roomId, month, today, showMonth } = urlState;
  const { stored, failed, reload } = useRoomAvailability(roomId, month);
  const templates = useRoomTemplates();
  const { setMonth, isOwn, question } = useSetMonth(reload);
  const form = useRef<WeekFormHandle>(null);
  /** A copy discards the edits. */
  const [copies, setCopies] = useState(0);
  /** Until its hours load. */
  const chosen = useRef<string>(null);
  useEffect(() => {
    if (!stored || chosen.current !== month) return;
    chosen.current = null;
    form.current?.goTo();
  });
  const [manyMonths, setManyMonths] = useState<{ typed: RoomWeekValues | null }>();
  const replacing = useQuestion<RoomTemplateFactsFragment>((template) => ({
    title: texts.useTemplate.title(template.name),
    consequences: [texts.unsavedLost],
    noLabel: texts.useTemplate.no,
    yesLabel: texts.useTemplate.yes,
    busyLabel: texts.useTemplate.busy,
    onYes: () => {
      form.current?.use(template);
      return Promise.resolve(undefined);
    },
    onDone: () => form.current?.goTo(),
  }));
  const use = (template: RoomTemplateFactsFragment) => {
    if (form.current?.isTyped()) return replacing.ask(template);
    form.current?.use(template);
    form.current?.goTo();
  };
  const onSaved = async () => {
    await Promise.all([reload(), years.reload()]);
  };
  return (
    <Columns>
      {stored && (
        <MonthWeekForm
          key={`${month} ${copies}`}
          ref={form}
          onManyMonths={(typed) => setManyMonths({ typed })}
          {...{ stored, room, month, today, templates, setMonth, isOwn, onSaved }}
        />
      )}
      {!stored && failed && <Unknown onRetry={() => void reload()} />}
      {!stored && !failed && <Skeleton height={480} variant="rectangular" aria-label={texts.monthWeekForm.loading} />}
      <div>
        <TemplateList templates={templates} isLocked={!stored} onUse={use} />
        {stored && (
          <CopyMonth
            key={month}
            isTyped={() => form.current?.isTyped() ?? false}
            {...{ stored, month, today, years, setMonth }}
            onSaved={() => {
              setCopies((count) => count + 1);
              return onSaved();
            }}
          />
        )}
        <YearSummary
          {...{ month, today, years, showMonth }}
          onChoose={(tile) => {
            chosen.current = tile;
            if (tile === month) form.current?.goTo();
            else showMonth(tile);
          }}
        />
      </div>
      {manyMonths && (
        <ManyMonthsDialog
          typed={manyMonths.typed}
          templates={templates.all ?? []}
          months={years.shown}
          hasFailed={years.failed}
          reload={years.reload}
          {...{ roomId, month, today, setMonth }}
          onClose={(mayBeApplied) => {
            setManyMonths(undefined);
            if (mayBeApplied) void onSaved();
          }}
        />
      )}
      {replacing.dialog}
      {question}
    </Columns>
  );
}

/** Without its data a form could overwrite the month. */
function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <div>
      <Typography variant="h2">{texts.unconfigured.title}</Typography>
      <ErrorState title={texts.monthFailed} onRetry={onRetry} />
    </div>
  );
}
