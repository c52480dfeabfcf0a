import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { countTurnos } from '../../../clinic/appointment/turno-counts';
import type { MadeAppointment } from '../../../clinic/appointment/new-appointment';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { KeyTip } from '../../../kit/keys/KeyTip';
import { useButtonKey } from '../../../kit/keys/useButtonKey';
import { ListToolbar } from '../../../kit/list/ListToolbar';
import { EmptyState } from '../../../kit/states/EmptyState';
import { LoadFault } from '../../../kit/states/LoadFault';
import { dayOf, longDate, monthName, monthOf } from '../../../kit/time/wall-time';
import { down } from '../../../kit/ui/breakpoints';
import { AddIcon, CalendarMonthIcon, SearchIcon, TuneIcon } from '../../../kit/ui/icons';
import { AppointmentCounts } from '../AppointmentCounts';
import { calendarTexts } from './texts';
import { AppointmentList } from './AppointmentList';
import { byDay } from './calendar-days';
import { CalendarColumns, CalendarFilters, CalendarHead, CalendarTools } from './calendar-layout';
import type { CalendarPageProps } from './calendar-page-props';
import { showMonth, toggleDay, type CalendarUrlState } from './calendar-url';
import { CalendarMonth } from './CalendarMonth';
import { CalendarWaiting } from './CalendarWaiting';
import { CalendarWeek } from './CalendarWeek';
import { FoldedParts } from './FoldedParts';
import { ListActions } from './ListActions';
import { ProfessionalFilter } from './ProfessionalFilter';
import { FoundAppointments } from './search/FoundAppointments';
import { useAppointmentSearch } from './search/useAppointmentSearch';
import { useCalendarKeys } from './useCalendarKeys';
import { useCalendarMonth } from './useCalendarMonth';
import { useCalendarUrlState, type AppointmentShown } from './useCalendarUrlState';
import { useCardDialogs } from './useCardDialogs';
import { useListFocus } from './useListFocus';
import { useListRefs } from '../../../kit/focus/useListRefs';

interface Props extends CalendarPageProps {
  title: string;
  /** When the page opened. */
  firstToday: string;
}

export function CalendarBody(props: Props) {
  const { viewer, isPanel = false, isSearch = false, title, firstToday, viewSwitch, renderNewAppointment } = props;
  const titleId = useId();
  const isNarrow = useMediaQuery(down('md'));
  const [showsSearch, setShowsSearch] = useState(false);
  const refs = useListRefs();
  const isAdmin = viewer.role === 'admin';
  const { urlState, go, appointmentId } = useCalendarUrlState();
  const { day } = urlState;
  const month = urlState.month ?? monthOf(firstToday);
  const professionalId = isAdmin ? urlState.professionalId : null;
  const { items, clinic, now, failed, stale, news, refresh } = useCalendarMonth({ month, professionalId });
  const today = now ? dayOf(now) : firstToday;
  const [creating, setCreating] = useState<{ date: string | null; isForDay: boolean } | null>(null);
  const { isSearching, ...search } = useAppointmentSearch({ today, isAdmin, isOpen: isSearch });
  // The addressed turno scrolls into view with the list.
  const isAppointmentThere = appointmentId !== null && items?.some(({ id }) => id === appointmentId) === true;
  useFocusOn(() => refs.headings.get(appointmentId), isAppointmentThere && appointmentId);
  const { dialogs, ...cards } = useCardDialogs({
    today,
    now,
    isPanel,
    isAdmin,
    refs,
    onChanged: (changedId) => void refresh(changedId),
  });

  const days = useMemo(() => byDay(month, items ?? []), [month, items]);
  const listed = useMemo(() => (day === null ? days : days.filter((it) => it.day === day)), [days, day]);
  const perDay = useMemo(() => new Map(days.map((it) => [it.day, countTurnos(it.items, now).active])), [days, now]);
  const countOf = (it: string) => perDay.get(it) ?? 0;
  const counts = useMemo(() => {
    const turnos = listed.flatMap((it) => it.items);
    return items && countTurnos(turnos, now);
  }, [items, listed, now]);
  const counted = day === null ? calendarTexts.page.ofMonth(monthName(month)) : calendarTexts.page.ofDay(longDate(day));
  const canCreate = renderNewAppointment !== undefined && (isAdmin || viewer.professional !== null);

  // Stable, so that choosing a day doesn't render the filter's long list.
  const filter = useRef<(professionalId: number | null) => void>(undefined);
  useLayoutEffect(() => {
    filter.current = (next) => go({ ...urlState, professionalId: next });
  });
  const filterBy = useCallback((next: number | null) => filter.current?.(next), []);

  const showList = useListFocus({ day, loaded: items !== undefined, refs });
  const showDay = (next: CalendarUrlState, { focus = false } = {}) => {
    showList({ day: next.day, focus });
    go(next);
  };
  const pressDay = (it: string) => {
    if (!isPanel) return showDay(toggleDay(urlState, it));
    showDay({ ...urlState, month: monthOf(it), day: it });
    // Past days have no free times.
    if (it >= today) setCreating({ date: it, isForDay: true });
  };
  const accountFilter = {
    name: 'cuenta',
    label: calendarTexts.page.account,
    all: calendarTexts.page.allAccounts,
    options: search.accounts,
  } as const;
  const close = useCallback(() => setCreating(null), []);
  const made = ({ id, startTime, professionalId: theirs }: MadeAppointment) => {
    void refresh(id);
    // Another professional's filter would hide it.
    const shown = professionalId === theirs ? urlState : { ...urlState, professionalId: null };
    go(
      { ...shown, month: monthOf(startTime), day: dayOf(startTime) },
      { state: { appointmentId: id } satisfies AppointmentShown },
    );
  };
  const create = () => setCreating({ date: day, isForDay: false });
  const [createRef, createByKey] = useButtonKey(create);
  const searchRef = useRef<HTMLInputElement>(null);
  useFocusOn(searchRef, isSearch && search.urlState.search === '');
  useCalendarKeys({ urlState, month, today, searchRef, show: showDay, onCreate: canCreate ? createByKey : undefined });
  const createButton = canCreate && (
    <KeyTip shortcut="n">
      <Button ref={createRef} className="create" aria-label={calendarTexts.page.create} onClick={create}>
        {isNarrow ? <AddIcon /> : calendarTexts.page.create}
      </Button>
    </KeyTip>
  );
  const amounts = (items || !failed) && (
    <AppointmentCounts of="turno" counts={counts} label={counted} dense={!isNarrow} />
  );
  const filters = (
    <CalendarFilters direction="row" spacing={3}>
      {isAdmin && <ProfessionalFilter professionalId={professionalId} onChange={filterBy} />}
      <Button
        variant="outlined"
        aria-pressed={day === today}
        onClick={() => showDay({ ...urlState, month: monthOf(today), day: today })}
      >
        {calendarTexts.page.today}
      </Button>
    </CalendarFilters>
  );
  const monthGrid = (
    <CalendarMonth
      month={month}
      onMonthChange={(next) => go(showMonth(urlState, next))}
      today={today}
      day={day}
      onDay={pressDay}
      countOf={items || failed ? countOf : undefined}
      hint={isPanel ? calendarTexts.page.dayHint : undefined}
    />
  );
  return (
    <Stack component="section" spacing={isNarrow ? 1 : 2} aria-labelledby={titleId}>
      <CalendarHead direction="row" spacing={2}>
        {!isNarrow && viewSwitch}
        <Typography variant="h2" id={titleId} style={isNarrow ? visuallyHidden : undefined}>
          {title}
        </Typography>
        {isNarrow && (
          <FoldedParts
            before={
              <>
                {viewSwitch}
                <IconButton
                  aria-label={calendarTexts.page.search}
                  aria-expanded={showsSearch || isSearching}
                  onClick={() => setShowsSearch(!showsSearch)}
                >
                  <SearchIcon fontSize="small" />
                </IconButton>
              </>
            }
            parts={
              isSearching
                ? []
                : [
                    {
                      label: calendarTexts.page.monthPart,
                      icon: <CalendarMonthIcon fontSize="small" />,
                      content: monthGrid,
                    },
                    {
                      label: calendarTexts.page.filterPart,
                      icon: <TuneIcon fontSize="small" />,
                      content: (
                        <>
                          {filters}
                          {amounts}
                        </>
                      ),
                    },
                  ]
            }
          >
            {createButton}
          </FoldedParts>
        )}
        {(!isNarrow || showsSearch || isSearching) && (
          <div className="search">
            <ListToolbar
              urlState={search.urlState}
              searchRef={searchRef}
              searchShortcut="/"
              searchLabel={calendarTexts.page.search}
              filters={search.urlState.filters.cuenta === '' ? [] : [accountFilter]}
              count={search.count}
            />
          </div>
        )}
        {!isNarrow && createButton}
      </CalendarHead>
      {isSearching ? (
        <FoundAppointments
          isAsked={search.urlState.isNarrowed}
          coming={search.coming}
          past={search.past}
          withProfessional={isAdmin}
          {...cards}
          onLeave={search.urlState.widen}
        />
      ) : (
        <>
          {isNarrow ? (
            <CalendarWeek
              month={month}
              day={day}
              today={today}
              countOf={items && countOf}
              onSelect={(it) => showDay(toggleDay(urlState, it))}
            />
          ) : (
            <CalendarTools>
              {filters}
              {amounts}
            </CalendarTools>
          )}
          <ClinicZoneNote clinic={clinic} />
          <CalendarColumns>
            <LoadFault of={{ failed, stale }} title={calendarTexts.page.failed} onRetry={() => void refresh()} />
            {!isNarrow && monthGrid}
            {items ? (
              <AppointmentList
                refs={refs}
                key={`${month} ${day} ${professionalId}`}
                month={month}
                day={day}
                from={day === null && month === monthOf(today) ? today : null}
                days={listed}
                counts={counts}
                appointmentId={appointmentId}
                withProfessional={isAdmin}
                news={news}
                {...cards}
                buttons={
                  <ListActions
                    day={day}
                    onWholeMonth={() => showDay({ ...urlState, month, day: null }, { focus: true })}
                    onCreate={
                      canCreate && isAdmin && day !== null
                        ? () => setCreating({ date: day, isForDay: true })
                        : undefined
                    }
                  />
                }
                empty={
                  <EmptyState title={day === null ? calendarTexts.page.emptyMonth : calendarTexts.page.emptyDay} />
                }
              />
            ) : (
              <div>{!failed && <CalendarWaiting />}</div>
            )}
          </CalendarColumns>
        </>
      )}
      {canCreate &&
        renderNewAppointment({
          isOpen: creating !== null,
          date: creating?.date ?? null,
          isForDay: creating?.isForDay === true,
          // Administrators choose the professional.
          professionalId: isAdmin
            ? creating?.isForDay === true
              ? professionalId
              : null
            : (viewer.professional?.id ?? null),
          onClose: close,
          onMade: made,
          onUndone: () => void refresh(),
        })}
      {dialogs}
    </Stack>
  );
}
