import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, type RefCallback } from 'react';

import { useHolidays } from '../../../clinic/holidays/useHolidays';
import type { RefMap } from '../../../kit/focus/useRefMap';
import { dayInMonth, daysInMonth, shortDate } from '../../../kit/time/wall-time';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import type { DayStatus } from './day-status';
import { DayWords } from './DayWords';

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 64,
    padding: '8px 12px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    background: theme.vars.palette.background.paper,
  },
  '& > li[aria-current="date"]': { borderColor: theme.vars.palette.primary.main, borderWidth: 2, padding: '7px 11px' },
  '& > li > div': { display: 'grid', gap: 4, minWidth: 0 },
  '& strong': { display: 'inline-block' },
  '& strong::first-letter': { textTransform: 'uppercase' },
  '& button': { flex: 'none' },
});
const Past = styled('details')({
  '& > summary': {
    display: 'list-item',
    padding: '12px 4px',
    minHeight: 48,
    cursor: 'pointer',
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
  },
});

interface Props {
  labelledBy: string;
  month: string;
  today: string;
  statusOn: (day: string) => DayStatus;
  busy: boolean;
  dayRefs: RefMap<string>;
  onReserve: (day: string) => void;
}

/** For narrow windows. Past days fold unless the whole month is past. */
export function Agenda({ labelledBy, month, today, statusOn, busy, dayRefs, onReserve }: Props) {
  const { labelsOn } = useHolidays(month);
  const days = Array.from({ length: daysInMonth(month) }, (_day, index) => dayInMonth(month, index + 1));
  const past = days.filter((day) => day < today);
  const ahead = days.filter((day) => day >= today);
  const rows = (shown: readonly string[]) => (
    <List aria-labelledby={labelledBy} aria-busy={busy}>
      {shown.map((day) => (
        <Row
          key={day}
          day={day}
          dayRef={dayRefs.ref(day)}
          status={statusOn(day)}
          holidays={labelsOn(day)}
          isToday={day === today}
          onReserve={() => onReserve(day)}
        />
      ))}
    </List>
  );
  if (ahead.length === 0) return rows(past);
  return (
    <div>
      {past.length > 0 && (
        <Past>
          <summary>{texts.roomMonth.pastCount(past.length)}</summary>
          {rows(past)}
        </Past>
      )}
      {rows(ahead)}
    </div>
  );
}

interface RowProps {
  day: string;
  /** Or the row, without a button. */
  dayRef: RefCallback<HTMLElement>;
  status: DayStatus;
  holidays: readonly string[];
  isToday: boolean;
  onReserve: () => void;
}

function Row({ day, dayRef, status, holidays, isToday, onReserve }: RowProps) {
  const wordsId = useId();
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      ref={status.isRentable ? undefined : dayRef}
      tabIndex={status.isRentable ? undefined : -1}
    >
      <div>
        <strong>
          {shortDate(day)}
          {isToday && ` · ${texts.roomMonth.today}`}
        </strong>
        <DayWords id={wordsId} day={day} status={status} holidays={holidays} />
      </div>
      {status.isRentable && (
        <Button variant="outlined" size="small" ref={dayRef} aria-describedby={wordsId} onClick={onReserve}>
          {texts.roomMonth.reserve}
          <span style={visuallyHidden}> {texts.roomMonth.reserveOn(day)}</span>
        </Button>
      )}
    </li>
  );
}
