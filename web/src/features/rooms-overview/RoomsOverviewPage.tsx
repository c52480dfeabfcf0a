import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';

import { Legend, type LegendEntry } from '../../shared/calendar/Legend';
import type { WeekStart } from '../../shared/calendar/month-weeks';
import { MonthBar } from '../../shared/calendar/MonthBar';
import { useClinic } from '../../shared/clinic/useClinic';
import { ROOM_DAY_STATES } from '../../shared/rooms/room-day-states';
import { LoadFault } from '../../shared/states/LoadFault';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { ClinicZoneNote } from '../../shared/time/ClinicZoneNote';
import { addMonths } from '../../shared/time/clinic-time';
import { DAY_COLOUR } from './day-look';
import { OverviewDayDialog } from './OverviewDayDialog';
import { OverviewMonth } from './OverviewMonth';
import { texts } from './texts';
import { useRoomsOverview } from './useRoomsOverview';

const LEGEND: LegendEntry[] = (
  [
    ['available', '8/8'],
    ['partial', '3/8'],
    ['full', '0/8'],
    ['unconfigured', '?'],
    ['unavailable', '—'],
  ] as const
).map(([state, sign]) => ({
  sign,
  text: ROOM_DAY_STATES[state],
  style: { background: `var(--${DAY_COLOUR[state]}-chip)`, color: `var(--${DAY_COLOUR[state]}-text)` },
}));

/** The month on show, for what stands below. */
interface Shown {
  /** yyyy-MM */
  month: string;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  weekStart: WeekStart;
  showMonth: (month: string) => void;
  /** Hours of a room were saved. */
  onSaved: () => Promise<unknown>;
}

interface Props {
  below?: (shown: Shown) => ReactNode;
}

/** How full all rooms are, day by day: a month of counts, and each day's details. */
export function RoomsOverviewPage({ below }: Props) {
  const clinic = useClinic();
  const overview = useRoomsOverview();
  const { month, today, days, weekStart, failed, showMonth } = overview;
  const headingId = useId();
  if (month === undefined || today === undefined) return <PageSpinner />;
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
      <OverviewMonth {...{ month, today, days, weekStart }} labelledBy={headingId} onMonthChange={showMonth} onOpen={overview.openDay} />
      {!days && !failed && <Waiting />}
      <Legend entries={LEGEND} />
      <ClinicZoneNote clinic={clinic} />
      <OverviewDayDialog date={overview.openedDay} today={today} onClose={overview.closeDay} onChange={() => void overview.reload()} />
      {below?.({ month, today, weekStart, showMonth, onSaved: overview.reload })}
    </Stack>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span className="visually-hidden">{texts.loading}</span>
      <Skeleton aria-hidden="true" style={{ minHeight: 480 }} />
    </div>
  );
}
