import { styled } from '@mui/material/styles';
import { useCallback, useId, useRef } from 'react';

import { PageSpinner } from '../../shared/states/PageSpinner';
import { ClinicZoneNote } from '../../shared/time/ClinicZoneNote';
import { useClinic } from '../../shared/clinic/useClinic';
import { up } from '../../shared/ui/breakpoints';
import { useMedia } from '../../shared/ui/useMedia';
import { Agenda } from './Agenda';
import { LOADING_OFFER, offerOf } from './day-offer';
import { MonthCost } from './MonthCost';
import { MonthTable } from './MonthTable';
import { RentDialog } from './RentDialog';
import { RoomMonthHead } from './RoomMonthHead';
import { texts } from './texts';
import { useDiscountRules } from './useDiscountRules';
import { useMonthCost } from './useMonthCost';
import { useOpenDay } from './useOpenDay';
import { useRoomMonth } from './useRoomMonth';

/** From this width on the month fits beside its cost. */
const WIDE = up('lg');

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  [WIDE]: {
    gap: 24,
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    alignItems: 'start',
    '& > aside': { position: 'sticky', top: 80 },
  },
});

/** Rents one day at a time: the month, and the dialog of the chosen day. */
export function ManualRental() {
  const clinic = useClinic();
  const wide = useMedia(WIDE);
  const month = useRoomMonth();
  const { reloadCost, ...cost } = useMonthCost(month.month);
  const rules = useDiscountRules();
  const { reload, refresh } = month;
  const reloadAll = useCallback(() => Promise.all([reload(), reloadCost()]), [reload, reloadCost]);
  const page = useRef<HTMLDivElement>(null);
  const open = useOpenDay(month.days, page);
  const headingId = useId();
  if (month.month === undefined || month.today === undefined) return <PageSpinner />;

  const { days, today } = month;
  const shown = {
    labelledBy: headingId,
    month: month.month,
    today,
    offerOn: (day: string) => (days ? offerOf(days.get(day), { isPast: day < today }) : LOADING_OFFER),
    busy: days === undefined,
    onReserve: open.openDay,
  };
  return (
    <Columns ref={page}>
      <div>
        <RoomMonthHead
          headingId={headingId}
          view={month}
          month={month.month}
          onRefresh={() => void Promise.all([refresh(), reloadCost()])}
        />
        {wide ? <MonthTable {...shown} weekStart={month.weekStart} onMonthChange={month.showMonth} /> : <Agenda {...shown} />}
        <ClinicZoneNote clinic={clinic} />
      </div>
      <aside aria-label={texts.monthCost.label}>
        <MonthCost month={month.month} {...cost} onRetry={() => void reloadCost()} rules={rules} currency={month.currency} />
      </aside>
      {open.day && (
        <RentDialog
          key={open.day.date}
          day={open.day}
          isToday={open.day.date === today}
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
