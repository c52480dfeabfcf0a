import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useId, type CSSProperties } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { activeText, countsText, countTurnos } from '../../../clinic/appointment/turno-counts';
import { useClinic } from '../../../clinic/facts/useClinic';
import { weekStartOf } from '../../../clinic/facts/week-start';
import { DayFacts } from '../../../clinic/holidays/DayFacts';
import { weekOf } from '../../../kit/calendar/month-weeks';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { useListRefs, type ListRefs } from '../../../kit/focus/useListRefs';
import { RowsOnTheirWay } from '../../../kit/list/RowsOnTheirWay';
import { LoadFault } from '../../../kit/states/LoadFault';
import { usePrinting } from '../../../kit/states/usePrinting';
import { addDays, dayName, dayOf, monthOf, shortDate, shortDayAndMonth } from '../../../kit/time/wall-time';
import { down, up } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';
import type { AgendaPageProps } from '../agenda-page-props';
import { useAgendaProfessionalsQuery, type AgendaAppointmentFragment } from '../agenda.generated';
import { agendaSearch, type AgendaUrlState } from '../agenda.paths';
import { AgendaBar } from '../bar/AgendaBar';
import { WhoseFilter } from '../bar/WhoseFilter';
import { texts } from '../texts';
import { useTurnoMenu } from '../TurnoMenu';
import { useAgendaWeek } from '../useAgendaWeek';
import { useNewTurno } from '../useNewTurno';
import { WeekTurno } from './WeekTurno';

/** On screen; the day's page shows the rest. */
const MOST = 16;

const Columns = styled('div')({
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  // Empty days leave their width to others.
  [up('lg')]: { gridAutoFlow: 'column', gridTemplateColumns: 'var(--days)' },
  '& .MuiCard-root': { gap: 4, padding: 6, minWidth: 0 },
  '& h3': { fontSize: '1rem', lineHeight: '1.5rem' },
  '& h3 a': { display: 'block', minHeight: 24, color: 'inherit' },
  '& h3 a::first-letter': { textTransform: 'uppercase' },
  '& [data-today="true"]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 3px 0 ${theme.vars.palette.primary.main}`,
  },
  '& ul': {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': { position: 'relative' },
  '@media print': {
    display: 'block',
    '& .MuiCard-root': { overflow: 'visible', marginBottom: 8 },
    '& h3, & h3 + p': { breakAfter: 'avoid' },
    '& ul': { display: 'block', columns: 2 },
    '& li': { breakInside: 'avoid', paddingBottom: 4 },
  },
  '@media (pointer: coarse)': { '& h3 a': { minHeight: 44, display: 'flex', alignItems: 'center' } },
});

interface Props extends AgendaPageProps {
  urlState: AgendaUrlState;
  go: (urlState: AgendaUrlState) => void;
  firstToday: string;
}

/** First appointments per day; headings link to days. */
export function AgendaWeekView({
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
  const isAdmin = viewer.role === 'admin';
  const date = urlState.day ?? firstToday;
  const { professionalId } = urlState;
  const { days, now, failed, stale, news, refresh } = useAgendaWeek({ date, professionalId });
  const professionals = useProfessionals(isAdmin);
  const today = now ? dayOf(now) : firstToday;
  const week = weekOf(date, weekStartOf(useClinic()));
  const isNarrow = useMediaQuery(down('md'));
  const nameOf = isNarrow ? shortDayAndMonth : shortDate;
  const isOneMonth = monthOf(week[0]!) === monthOf(week[6]!);
  const start = isNarrow && isOneMonth ? String(Number(week[0]!.slice(8))) : nameOf(week[0]!);
  const title = texts.bar.week(start, nameOf(week[6]!));
  useKeptFocus(refs.list, () => refs.title.current?.focus({ preventScroll: true }), refs);
  const { create, panel } = useNewTurno({
    viewer,
    renderNewAppointment,
    onUndone: () => void refresh(),
    onMade: ({ id, startTime }) => {
      void refresh(id);
      go({ ...urlState, day: dayOf(startTime) });
    },
  });
  const turnos = renderActions(
    { today, now, isPanel, isAdmin, refs, onChanged: (id) => void refresh(id) },
    (actions) => (
      <Stack component="section" spacing={2} ref={refs.list} aria-labelledby={titleId}>
        <AgendaBar
          title={title}
          titleId={titleId}
          titleRef={refs.title}
          step="week"
          onStep={(by) => go({ ...urlState, day: by === 0 ? today : addDays(date, by * 7) })}
          isToday={week.includes(today)}
          onCreate={create && (() => create({ date: week.includes(today) ? today : week[0]!, professionalId }))}
          isNarrow={isNarrow}
          options={
            isAdmin && (
              <WhoseFilter
                value={{ professionalId, roomId: null }}
                professionals={professionals}
                rooms={[]}
                onChange={(whose) => go({ ...urlState, ...whose })}
              />
            )
          }
        />
        <Typography variant="body2" color="textSecondary">
          {days &&
            countsText(
              countTurnos(
                days.flatMap(({ appointments }) => appointments),
                now,
              ),
            )}
          {news ? ' · ' : ' '}
          <span role="status">{news}</span>
        </Typography>
        <LoadFault of={{ failed, stale }} title={texts.failed} onRetry={() => void refresh()} />
        {!days && !failed && <RowsOnTheirWay />}
        {days && (
          <Days
            days={days}
            now={now}
            today={today}
            urlState={urlState}
            refs={refs}
            actions={actions}
            withProfessional={isAdmin}
          />
        )}
      </Stack>
    ),
  );
  return (
    <>
      {turnos}
      {panel}
    </>
  );
}

const widthOf = ({ appointments }: DaysProps['days'][number]) =>
  appointments.length === 0 ? 'minmax(0, 0.7fr)' : 'minmax(0, 1fr)';

interface DaysProps {
  days: readonly { date: string; appointments: readonly AgendaAppointmentFragment[] }[];
  now: string | undefined;
  today: string;
  urlState: AgendaUrlState;
  refs: ListRefs;
  actions: Parameters<typeof useTurnoMenu>[0];
  withProfessional: boolean;
}

function Days({ days, now, today, urlState, refs, actions, withProfessional }: DaysProps) {
  const { open, menu } = useTurnoMenu(actions);
  const most = usePrinting() ? Infinity : MOST;
  return (
    <Columns style={{ '--days': days.map(widthOf).join(' ') } as CSSProperties}>
      {days.map(({ date, appointments }) => {
        const toDay = { search: agendaSearch({ ...urlState, view: 'dia', day: date, rest: '' }) };
        return (
          <Card key={date} component="section" aria-label={dayName(date, date === today)} data-today={date === today}>
            <Typography variant="h3">
              <Link component={RouterLink} to={toDay}>
                {shortDate(date)}
              </Link>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <DayFacts
                day={date}
                facts={[appointments.length === 0 ? texts.week.none : activeText(countTurnos(appointments, now))]}
              />
            </Typography>
            <ul>
              {appointments.slice(0, most).map((turno) => (
                <li key={turno.id} ref={refs.cards.ref(turno.id)}>
                  <WeekTurno
                    turno={turno}
                    buttonRef={refs.headings.ref(turno.id)}
                    withProfessional={withProfessional}
                    onMenu={open}
                    onMove={actions.onMove}
                  />
                </li>
              ))}
            </ul>
            {appointments.length > most && (
              <Link component={RouterLink} to={toDay} sx={{ typography: 'body2' }}>
                {texts.week.more(appointments.length - most)}
              </Link>
            )}
          </Card>
        );
      })}
      {menu}
    </Columns>
  );
}

/** For administrators. */
function useProfessionals(isAdmin: boolean): readonly { id: number; name: string }[] {
  return useAgendaProfessionalsQuery({ skip: !isAdmin }).data?.professionals ?? [];
}
