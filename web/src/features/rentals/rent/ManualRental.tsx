import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useCallback, useId } from 'react';

import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { useClinic } from '../../../clinic/facts/useClinic';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { up } from '../../../kit/ui/breakpoints';
import { Agenda } from '../month/Agenda';
import { LOADING_STATUS, statusOf } from '../month/day-status';
import { MonthTable } from '../month/MonthTable';
import { RoomMonthHead } from '../month/RoomMonthHead';
import { useRoomMonth } from '../month/useRoomMonth';
import { MonthCost } from '../quote/MonthCost';
import { useDiscountRules } from '../quote/useDiscountRules';
import { useMonthCost } from '../quote/useMonthCost';
import { texts } from '../texts';
import { RentDialog } from './RentDialog';
import { useOpenDay } from './useOpenDay';

const WIDE = up('lg');
/** The month fits beside its cost. */
const WITH_COST = up('desk');

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  [WITH_COST]: {
    gap: 24,
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    alignItems: 'start',
    '& > aside': { position: 'sticky', top: 80 },
  },
});

/** One day at a time. */
export function ManualRental() {
  const clinic = useClinic();
  const wide = useMediaQuery(WIDE);
  const month = useRoomMonth();
  const { reloadCost, ...cost } = useMonthCost(month.month);
  const rules = useDiscountRules();
  const { reload, refresh } = month;
  const reloadAll = useCallback(() => Promise.all([reload(), reloadCost()]), [reload, reloadCost]);
  const open = useOpenDay(month.days);
  const headingId = useId();
  if (month.month === undefined || month.today === undefined) return <PageSpinner />;

  const { days, today } = month;
  const shown = {
    labelledBy: headingId,
    month: month.month,
    today,
    statusOn: (day: string) => {
      const isPast = day < today;
      return days || isPast ? statusOf(days?.get(day), { isPast }) : LOADING_STATUS;
    },
    busy: days === undefined,
    dayRefs: open.dayRefs,
    onReserve: open.openDay,
  };
  return (
    <Columns>
      <div>
        <RoomMonthHead
          headingId={headingId}
          view={month}
          month={month.month}
          onRefresh={() => void Promise.all([refresh(), reloadCost()])}
        />
        {wide ? (
          <MonthTable {...shown} weekStart={month.weekStart} onMonthChange={month.showMonth} />
        ) : (
          <Agenda {...shown} />
        )}
        <ClinicZoneNote clinic={clinic} />
      </div>
      <aside aria-label={texts.monthCost.label}>
        <MonthCost
          month={month.month}
          {...cost}
          onRetry={() => void reloadCost()}
          rules={rules}
          currency={month.currency}
        />
      </aside>
      {open.day && (
        <RentDialog
          key={open.day.date}
          day={open.day}
          now={open.day.date === today ? month.clock : undefined}
          rooms={month.rooms}
          rules={rules}
          currency={month.currency}
          reload={reloadAll}
          onClose={open.closeDay}
        />
      )}
    </Columns>
  );
}
