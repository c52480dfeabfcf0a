import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';

import { weekHours, weekInput } from '../../../clinic/hours/week-form';
import { bannerText } from '../../../kit/errors/banner-text';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { SelectField } from '../../../kit/form/SelectField';
import { notify } from '../../../kit/notify/notify';
import { monthName, monthOf, monthParts } from '../../../kit/time/wall-time';
import { OffButton } from '../../../kit/ui/OffButton';
import { useRoomAvailabilityLazyQuery, type RoomHoursMonthFragment } from '../room-hours.generated';
import { texts } from '../texts';
import type { RoomYears } from '../useRoomYears';
import type { MonthChange, MonthOutcome } from '../useSetMonth';
import { monthsOf, monthText } from '../year';

interface Props {
  stored: RoomHoursMonthFragment;
  /** The target, yyyy-MM. */
  month: string;
  today: string;
  years: RoomYears;
  isTyped: () => boolean;
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  onSaved: () => Promise<unknown>;
}

interface Source {
  /** yyyy-MM */
  value: string;
  label: string;
  /** Undefined if its year failed to load; copying then fetches its hours. */
  isConfigured: boolean | undefined;
}

function sourcesOf(year: number, status: RoomYears['shown']): Source[] {
  return monthsOf(status).map(({ month, isConfigured, templateName }) => {
    const value = monthText(year, month);
    if (!status) return { value, label: monthName(value), isConfigured: undefined };
    return { value, label: `${monthName(value)} · ${templateName ?? texts.unconfigured.status}`, isConfigured };
  });
}

/** Copies another month's weekly hours here; dated overrides stay. */
export function CopyMonth({ stored, month, today, years, isTyped, setMonth, onSaved }: Props) {
  const titleId = useId();
  const [source, setSource] = useState('');
  const [fault, setFault] = useState<{ text: string }>();
  const select = useRef<HTMLElement>(null);
  useFocusOn(select, fault);
  const [load] = useRoomAvailabilityLazyQuery({ fetchPolicy: 'network-only' });
  const { year } = monthParts(month);
  const isPast = month < monthOf(today);

  const options = [...sourcesOf(year - 1, years.before), ...sourcesOf(year, years.shown)].filter(
    ({ value }) => value !== month,
  );

  const copy = async (): Promise<string | undefined> => {
    const { data, error } = await load({ roomId: stored.roomId, ...monthParts(source) });
    if (!data) return failed(error.textOr(texts.copyMonth.failed));
    const { isConfigured, templateName, weeklyTemplate } = data.roomAvailability;
    if (!isConfigured) return texts.copyMonth.empty;
    const { roomId } = stored;
    const input = { templateName, weeklyTemplate: weekInput(weekHours(weeklyTemplate)) };
    const outcome = await setMonth({ roomId, ...monthParts(month), input, expectedVersion: stored.version });
    if (outcome.error) return failed(bannerText(outcome.error));
    notify.success(texts.copyMonth.done(monthName(source), monthName(month)));
    void onSaved();
    return undefined;
  };
  const failed = (why: string) => {
    notify.error(texts.copyMonth.failed);
    return why;
  };
  const question = useQuestion<string>((from) => ({
    title: texts.copyMonth.question(monthName(month)),
    consequences: [
      ...texts.copyMonth.consequences(monthName(month), monthName(from)),
      ...(isTyped() ? [texts.unsavedLost] : []),
    ],
    noLabel: texts.copyMonth.no,
    yesLabel: texts.copyMonth.yes,
    busyLabel: texts.copyMonth.busy,
    onYes: copy,
  }));
  const start = () => {
    const chosen = options.find(({ value }) => value === source);
    const isEmpty = !chosen || chosen.isConfigured === false;
    setFault(isEmpty ? { text: texts.copyMonth.empty } : undefined);
    if (!isEmpty) question.ask(source);
  };
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {texts.copyMonth.title}
      </Typography>
      <Stack spacing={2} sx={{ alignItems: 'start', '& > div': { width: '100%' } }}>
        <SelectField
          fieldRef={select}
          label={texts.copyMonth.source}
          value={source}
          options={[
            { value: '', label: texts.copyMonth.choose },
            ...options.map(({ value, label }) => ({ value, label })),
          ]}
          error={fault?.text}
          onChange={(next) => {
            setSource(next);
            setFault(undefined);
          }}
        />
        <OffButton variant="outlined" size="small" off={isPast} onClick={start}>
          {texts.copyMonth.submit(monthName(month))}
        </OffButton>
      </Stack>
      {question.dialog}
    </section>
  );
}
