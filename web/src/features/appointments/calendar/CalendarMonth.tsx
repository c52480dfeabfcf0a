import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { ClinicMonth } from '../../../clinic/holidays/ClinicMonth';
import type { DayView } from '../../../kit/calendar/day-view';
import type { LegendEntry } from '../../../kit/calendar/Legend';
import { down, up } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';
import { appointmentCountText } from '../texts';
import { calendarTexts } from './texts';

const badge = {
  padding: '0 6px',
  whiteSpace: 'nowrap',
  borderRadius: 12,
  background: theme.vars.palette.primaryTint,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
};

/** A hue that no status has. */
const Frame = styled(Card)({
  gap: 0,
  '& > .hint': { padding: '0 4px 8px' },
  // Six weeks in a window of 800 px.
  [up('md')]: { '& td button': { minHeight: 60 } },
  [down('sm')]: { padding: 4, '& > .hint': { padding: 8 } },
  '& td button:not([aria-disabled="true"]) .text:not(.label)': badge,
  '& td[aria-selected="true"] button .text:not(.label)': {
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.primary.main,
  },
});

const LEGEND: readonly LegendEntry[] = [
  { sign: '3', style: { ...badge, minWidth: 0, minHeight: 0 }, text: calendarTexts.page.countLegend },
];

interface Props {
  /** yyyy-MM */
  month: string;
  onMonthChange: (month: string) => void;
  today: string;
  /** yyyy-MM-dd, or null. */
  day: string | null;
  onDay: (day: string) => void;
  /** Undefined while loading. */
  countOf: ((day: string) => number) | undefined;
  /** Effect of a press, if not obvious. */
  hint: string | undefined;
}

/** Weeks start on Monday. */
export function CalendarMonth({ month, onMonthChange, today, day, onDay, countOf, hint }: Props) {
  const viewOf = (it: string): DayView => {
    const count = countOf?.(it) ?? 0;
    if (count === 0) return { state: 'plain', selectable: true, text: '' };
    return { state: 'plain', selectable: true, text: appointmentCountText(count), shortText: String(count) };
  };
  return (
    <Frame>
      {hint && (
        <Typography color="textSecondary" className="hint">
          {hint}
        </Typography>
      )}
      <ClinicMonth
        weekStart="monday"
        month={month}
        onMonthChange={onMonthChange}
        today={today}
        selected={day}
        onSelect={onDay}
        viewOf={viewOf}
        busy={countOf === undefined}
        legend={LEGEND}
      />
    </Frame>
  );
}
