import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { dateText } from '@turnero/api/domain/date-text';
import { useId, useRef, useState } from 'react';

import type { HolidaysQuery } from '../../clinic/holidays/holidays.generated';
import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { notify } from '../../kit/notify/notify';
import { LoadedOnce, type LoadState } from '../../kit/states/LoadedOnce';
import { shortDate } from '../../kit/time/wall-time';
import { OffButton } from '../../kit/ui/OffButton';
import { theme } from '../../kit/ui/theme';
import { closedDayInput } from './day-form';
import { hoursOn } from './month-days';
import type { RoomHoursMonthFragment } from './room-hours.generated';
import { setDay } from './set-day';
import { texts } from './texts';
import type { MonthChange, MonthOutcome } from './useSetMonth';

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& > li': {
    display: 'grid',
    gap: 4,
    justifyItems: 'start',
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& strong::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  query: LoadState<HolidaysQuery>;
  /** Undefined on failure: nothing can be changed. */
  stored: RoomHoursMonthFragment | undefined;
  today: string;
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  onSaved: () => Promise<unknown>;
}

/** A holiday closes nothing until the button does. */
export function Holidays({ query, stored, today, setMonth, onSaved }: Props) {
  const [closing, setClosing] = useState<string>();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The button disappears.
  useKeptFocus(section, () => title.current?.focus());
  const holidays = query.data?.holidays ?? [];
  const dates = [...new Set(holidays.map(({ date }) => date))];
  const namesOf = (date: string) =>
    holidays
      .filter((it) => it.date === date)
      .map(({ name }) => name)
      .join('; ');

  const close = async (month: RoomHoursMonthFragment, date: string) => {
    setClosing(date);
    const input = closedDayInput(date, texts.holidays.notes(namesOf(date)));
    const { error } = await setDay(setMonth, { stored: month, date, input, expectedVersion: month.version });
    setClosing(undefined);
    if (error) {
      notify.error(error.textOr(texts.dayDialog.failed));
      return;
    }
    notify.success(texts.dayDialog.done(dateText(date)));
    await onSaved();
  };
  return (
    <section ref={section} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} ref={title} tabIndex={-1}>
        {texts.holidays.title}
      </Typography>
      <LoadedOnce
        query={query}
        errorTitle={texts.holidays.failed}
        waiting={
          <Typography color="textSecondary" role="status">
            {texts.holidays.loading}
          </Typography>
        }
      >
        {() => dates.length === 0 && <Typography color="textSecondary">{texts.holidays.empty}</Typography>}
      </LoadedOnce>
      <List>
        {dates.map((date) => {
          const isOpen = stored !== undefined && hoursOn(stored, date).intervals.length > 0;
          return (
            <li key={date}>
              <strong>{shortDate(date)}</strong>
              <span>{namesOf(date)}</span>
              {isOpen && date >= today ? (
                <OffButton
                  variant="outlined"
                  size="small"
                  off={closing !== undefined}
                  onClick={() => void close(stored, date)}
                >
                  {closing === date ? texts.holidays.busy : texts.holidays.close}
                  <span style={visuallyHidden}>, {shortDate(date)}</span>
                </OffButton>
              ) : (
                stored && (
                  <Typography color="textSecondary">
                    {isOpen ? texts.holidays.wasOpen : texts.holidays.closed}
                  </Typography>
                )
              )}
            </li>
          );
        })}
      </List>
    </section>
  );
}
