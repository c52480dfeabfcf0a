import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';

import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { useClinic } from '../../../clinic/facts/useClinic';
import { ClinicMonth } from '../../../clinic/holidays/ClinicMonth';
import { ROOM_DAY_STATES } from '../../../clinic/rooms/room-day-states';
import { Legend, statusStyle, type LegendEntry } from '../../../kit/calendar/Legend';
import { CheckIcon, CircleIcon, RemoveIcon } from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';
import { RoomMonthHead } from '../month/RoomMonthHead';
import type { RoomMonthView } from '../month/useRoomMonth';
import { texts } from '../texts';
import { bulkDayView } from './bulk-day-view';
import type { BulkRentalState } from './useBulkRental';

interface Props {
  view: RoomMonthView;
  month: string;
  today: string;
  bulk: BulkRentalState;
  /** The tab stop. */
  dayRef: Ref<HTMLElement | null>;
}

export function BulkMonth({ view, month, today, bulk: { form, known, rooms, troubles, toggle }, dayRef }: Props) {
  const clinic = useClinic();
  const headingId = useId();
  const { days: shown } = view;
  const isInTrouble = (date: string) => troubles.has(date);
  const facts = { today, known, pattern: form.pattern, chosen: form.days, isInTrouble };
  const viewOf = (date: string) => bulkDayView(date, facts);
  const hasDays = shown !== undefined && shown.size > 0;
  const nothingFits = form.room !== null && hasDays && ![...shown.keys()].some((date) => viewOf(date).selectable);
  return (
    <Stack spacing={3}>
      <RoomMonthHead headingId={headingId} view={view} month={month} onRefresh={() => void view.refresh()} />
      <ClinicMonth
        headingId={headingId}
        month={month}
        onMonthChange={view.showMonth}
        today={today}
        weekStart={view.weekStart}
        selected={form.days}
        onSelect={toggle}
        onRefused={(date) => shown && form.refuse(date)}
        viewOf={viewOf}
        busy={shown === undefined}
        tabStopRef={dayRef}
      />
      {nothingFits && (
        <Typography color="textSecondary" role="status">
          {texts.bulk.month.noneFits(month)}
        </Typography>
      )}
      {rooms.length > 0 && <Legend entries={bulkLegend(rooms.length)} />}
      <ClinicZoneNote clinic={clinic} />
    </Stack>
  );
}

function bulkLegend(count: number): LegendEntry[] {
  const says = texts.bulk.legend;
  return [
    { sign: `${count}/${count}`, style: statusStyle('done'), text: ROOM_DAY_STATES.available },
    { sign: `1/${count}`, style: statusStyle('partial'), text: ROOM_DAY_STATES.partial },
    { sign: texts.bulk.month.ownShort(1), style: statusStyle('confirmed'), text: says.own },
    { sign: '—', style: statusStyle('absent'), text: ROOM_DAY_STATES.unavailable },
    {
      sign: <CircleIcon fontSize="inherit" />,
      style: { border: `2px solid ${theme.vars.palette.done.edge}`, color: theme.vars.palette.done.text },
      text: says.compatible,
    },
    {
      sign: <RemoveIcon fontSize="inherit" />,
      style: { border: `1px dashed ${theme.vars.palette.control}`, color: theme.vars.palette.text.secondary },
      text: says.incompatible,
    },
    {
      sign: <CheckIcon fontSize="inherit" />,
      style: { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
      text: says.chosen,
    },
  ];
}
