import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';

import { countsText, countTurnos } from '../../../clinic/appointment/turno-counts';
import { DayFacts } from '../../../clinic/holidays/DayFacts';
import { useNoSlotsOfDay } from '../../../clinic/no-slots/useNoSlotsOfDay';
import { useListRefs } from '../../../kit/focus/useListRefs';
import { useRefMap } from '../../../kit/focus/useRefMap';
import { useListUrlState } from '../../../kit/list/useListUrlState';
import { LoadFault } from '../../../kit/states/LoadFault';
import { addDays, dayOf, longDate, shortDate } from '../../../kit/time/wall-time';
import { down, up } from '../../../kit/ui/breakpoints';
import type { AgendaPageProps } from '../agenda-page-props';
import type { AgendaUrlState } from '../agenda.paths';
import { AgendaBar, AT_A_DESK } from '../bar/AgendaBar';
import { GridTools } from '../bar/GridTools';
import { LookSwitch } from '../bar/LookSwitch';
import { WhoseFilter } from '../bar/WhoseFilter';
import { unusedColumns } from '../grid/grid-columns';
import { PaperMenu } from '../paper/PaperMenu';
import { texts } from '../texts';
import { useAgendaDay } from '../useAgendaDay';
import { useNewTurno } from '../useNewTurno';
import { DayStrip } from '../week/DayStrip';
import { awayText } from '../away-text';
import { whyOf } from '../why-none';
import { dayRows, DAY_SHAPE } from './day-rows';
import { DayTurnos } from './DayTurnos';

/** One line; the grid's tools at its end. */
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  '& > p': { flex: '1 1 12rem', minWidth: 0 },
  [AT_A_DESK]: { '& .MuiIconButton-root': { width: 28, height: 28 } },
});

interface Props extends AgendaPageProps {
  urlState: AgendaUrlState;
  go: (urlState: AgendaUrlState) => void;
  /** When the page opened. */
  firstToday: string;
}

export function AgendaDayView({
  viewer,
  isPanel,
  renderActions,
  renderNewAppointment,
  urlState,
  go,
  firstToday,
}: Props) {
  const titleId = useId();
  const refs = useListRefs();
  const gridRefs = useRefMap<string>();
  // A closed dialog focuses its appointment, in either view.
  const dialogRefs = useMemo(() => {
    const get: typeof refs.headings.get = (id) => refs.headings.get(id) ?? gridRefs.get(`turno-${id}`);
    return { ...refs, headings: { ...refs.headings, get } };
  }, [refs, gridRefs]);
  const isAdmin = viewer.role === 'admin';
  const isNarrow = useMediaQuery(down('md'));
  const isVeryWide = useMediaQuery(up('xl'));
  const date = urlState.day ?? firstToday;
  const live = useAgendaDay({ date, professionalId: null });
  const { day, now, failed, stale, news, refresh } = live;
  const today = now ? dayOf(now) : firstToday;
  const look = urlState.look ?? (isNarrow ? 'tabla' : 'grilla');
  const { sort } = useListUrlState(DAY_SHAPE);
  const noSlots = useNoSlotsOfDay({ date, version: day?.version, isAsked: day !== undefined && date >= today });
  const own = isAdmin ? urlState.professionalId : (viewer.professional?.id ?? null);
  const why = look === 'tabla' ? whyOf(noSlots, { ...urlState, professionalId: own }) : undefined;
  const rows = dayRows(day?.appointments ?? [], urlState, sort);
  const counts = countTurnos(rows, now);
  const kind = urlState.columns === 'sala' ? 'room' : 'professional';
  // After midnight the first day is no longer today.
  const show = (it: string) => go({ ...urlState, day: it === today && it === firstToday ? null : it });
  const { create, panel } = useNewTurno({
    viewer,
    renderNewAppointment,
    onUndone: () => void refresh(),
    onMade: ({ id, startTime }) => {
      void refresh(id);
      show(dayOf(startTime));
    },
  });
  const options = (
    <>
      {isAdmin && (
        <WhoseFilter
          value={urlState}
          professionals={day?.professionals ?? []}
          rooms={day?.rooms ?? []}
          onChange={(whose) => go({ ...urlState, ...whose })}
        />
      )}
      <LookSwitch
        withRooms={isAdmin}
        value={look === 'grilla' && isAdmin && urlState.columns === 'sala' ? 'salas' : look}
        onChange={(it) =>
          go({ ...urlState, look: it === 'tabla' ? it : 'grilla', columns: it === 'salas' ? 'sala' : 'profesional' })
        }
      />
      <PaperMenu day={day} turnos={rows} />
    </>
  );
  return (
    <>
      {renderActions(
        { today, now, isPanel, isAdmin, refs: dialogRefs, onChanged: (id) => void refresh(id) },
        (actions) => (
          <Stack component="section" spacing={1} aria-labelledby={titleId}>
            <AgendaBar
              printedTitle={longDate(date)}
              title={isVeryWide ? longDate(date) : shortDate(date)}
              titleId={titleId}
              titleRef={refs.title}
              step="day"
              onStep={(by) => show(by === 0 ? today : addDays(date, by))}
              isToday={date === today}
              onCreate={
                create && (() => create({ date, professionalId: urlState.professionalId, roomId: urlState.roomId }))
              }
              isNarrow={isNarrow}
              count={day && texts.bar.count(counts.active)}
              days={
                <>
                  <DayStrip day={date} today={today} professionalId={urlState.professionalId} onDay={show} />
                  {day && <Typography variant="body2">{countsText(counts)}</Typography>}
                </>
              }
              options={options}
            />
            <Facts className="no-print">
              <Typography variant="body2" color="textSecondary">
                <DayFacts day={date} facts={day ? [isNarrow ? '' : countsText(counts), awayText(day)] : []} />
                {news ? ' · ' : ' '}
                <span role="status">{news}</span>
              </Typography>
              {day && look === 'grilla' && (
                <GridTools
                  value={urlState}
                  unused={unusedColumns(day, kind, urlState)}
                  onChange={(it) => go({ ...urlState, ...it })}
                />
              )}
            </Facts>
            {why && (
              <Typography variant="body2" className="no-print">
                {why}
              </Typography>
            )}
            <LoadFault of={{ failed, stale }} title={texts.failed} onRetry={() => void refresh()} />
            {!failed && (
              <DayTurnos
                date={date}
                day={day}
                look={look}
                urlState={urlState}
                noSlots={noSlots}
                onShowAll={() => go({ ...urlState, professionalId: null, roomId: null })}
                onDay={show}
                onShowUnused={() => go({ ...urlState, hidesUnused: false })}
                isAdmin={isAdmin}
                refs={refs}
                gridRefs={gridRefs}
                actions={actions}
                onCreate={create}
                onChanged={(id) => void refresh(id)}
              />
            )}
          </Stack>
        ),
      )}
      {panel}
    </>
  );
}
