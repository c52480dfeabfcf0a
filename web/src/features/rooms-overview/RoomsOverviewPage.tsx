import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, type ReactNode } from 'react';

import { ClinicZoneNote } from '../../clinic/facts/ClinicZoneNote';
import { useClinic } from '../../clinic/facts/useClinic';
import { Legend, type LegendEntry } from '../../kit/calendar/Legend';
import type { WeekStart } from '../../kit/calendar/month-weeks';
import { MonthBar } from '../../kit/calendar/MonthBar';
import { LoadFault } from '../../kit/states/LoadFault';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { addMonths } from '../../kit/time/wall-time';
import { theme } from '../../kit/ui/theme';
import { cellText, dayColour, sampleDays, saysCount, shortCellText, stateText, takenText } from './day-look';
import { OverviewDayDialog } from './OverviewDayDialog';
import { OverviewMonth } from './OverviewMonth';
import { texts } from './texts';
import { useRoomsOverview } from './useRoomsOverview';

/** Narrow cells, or cells with large text, show only signs, as does the legend. */
const Month = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  containerType: 'inline-size',
  '& .short': { display: 'none' },
  '@container (max-width: 46em)': { '& .long': { display: 'none' }, '& .short': { display: 'inline' } },
});

/** Days with all rooms free differ by what is taken. */
function longSign(day: ReturnType<typeof sampleDays>[number]): string {
  return takenText(day) || (saysCount(day) ? cellText(day) : shortCellText(day));
}

/** Signs by state; the short one if cells have the state's words. */
function legendOf(roomCount: number): LegendEntry[] {
  return sampleDays(roomCount).map((day) => ({
    sign: (
      <>
        <span className="long">{longSign(day)}</span>
        <span className="short">{shortCellText(day)}</span>
      </>
    ),
    text: stateText(day),
    style: { background: theme.vars.palette[dayColour(day)].chip, color: theme.vars.palette[dayColour(day)].text },
  }));
}

interface Shown {
  /** yyyy-MM */
  month: string;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  weekStart: WeekStart;
  showMonth: (month: string) => void;
  onSaved: () => Promise<unknown>;
}

interface Props {
  below?: (shown: Shown) => ReactNode;
}

export function RoomsOverviewPage({ below }: Props) {
  const clinic = useClinic();
  const overview = useRoomsOverview();
  const { month, today, days, weekStart, failed, showMonth } = overview;
  const headingId = useId();
  if (month === undefined || today === undefined) return <PageSpinner />;
  const roomCount = days?.values().next().value?.roomCount ?? 0;
  return (
    <Stack spacing={2}>
      <MonthBar
        headingId={headingId}
        as="h2"
        month={month}
        refreshing={overview.refreshing}
        onPrevious={() => showMonth(addMonths(month, -1))}
        onToday={() => showMonth(today.slice(0, 7))}
        onNext={() => showMonth(addMonths(month, 1))}
        onRefresh={() => void overview.refresh()}
      />
      <LoadFault of={overview} title={texts.failed} onRetry={() => void overview.reload()} />
      <Month>
        <OverviewMonth
          {...{ month, today, days, weekStart }}
          labelledBy={headingId}
          onMonthChange={showMonth}
          onOpen={overview.openDay}
        />
        {!days && !failed && <Waiting />}
        {roomCount > 0 && <Legend entries={legendOf(roomCount)} />}
      </Month>
      <ClinicZoneNote clinic={clinic} />
      <OverviewDayDialog
        date={overview.openedDay}
        today={today}
        onClose={overview.closeDay}
        onChange={() => void overview.reload()}
      />
      {below?.({ month, today, weekStart, showMonth, onSaved: overview.reload })}
    </Stack>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span style={visuallyHidden}>{texts.loading}</span>
      <Skeleton aria-hidden="true" style={{ minHeight: 480 }} />
    </div>
  );
}
