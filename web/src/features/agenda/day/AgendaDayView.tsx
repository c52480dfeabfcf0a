import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo } from 'react';

import { useNoSlotsOfDay } from '../../../clinic/no-slots/useNoSlotsOfDay';
import { useListRefs } from '../../../kit/focus/useListRefs';
import { useRefMap } from '../../../kit/focus/useRefMap';
import { useListPlace } from '../../../kit/list/useListPlace';
import { LoadFault } from '../../../kit/states/LoadFault';
import { addDays, dayOf, longDate, shortDate } from '../../../kit/time/wall-time';
import { down, up } from '../../../kit/ui/breakpoints';
import type { AgendaPageProps } from '../agenda-page-props';
import type { AgendaPlace } from '../agenda.paths';
import { AgendaBar } from '../bar/AgendaBar';
import { LookSwitch } from '../bar/LookSwitch';
import { WhoseFilter } from '../bar/WhoseFilter';
import { PaperMenu } from '../paper/PaperMenu';
import { texts } from '../texts';
import { useAgendaDay } from '../useAgendaDay';
import { useNewTurno } from '../useNewTurno';
import { DayStrip } from '../week/DayStrip';
import { awayText, countsText } from '../day-counts';
import { whyOf } from '../why-none';
import { dayRows, DAY_SHAPE } from './day-rows';
import { DayTurnos } from './DayTurnos';

interface Props extends AgendaPageProps {
  place: AgendaPlace;
  go: (place: AgendaPlace) => void;
  /** The clinic's date when the page opened. */
  firstToday: string;
}

export function AgendaDayView({ viewer, isPanel, renderActions, renderNewAppointment, place, go, firstToday }: Props) {
  const titleId = useId();
  const refs = useListRefs();
  const gridRefs = useRefMap<string>();
  // A closed dialog returns the focus to its appointment, in either view.
  const dialogRefs = useMemo(() => {
    const get: typeof refs.headings.get = (id) => refs.headings.get(id) ?? gridRefs.get(`turno-${id}`);
    return { ...refs, headings: { ...refs.headings, get } };
  }, [refs, gridRefs]);
  const isAdmin = viewer.role === 'admin';
  const isNarrow = useMediaQuery(down('md'));
  const isVeryWide = useMediaQuery(up('xl'));
  const date = place.day ?? firstToday;
  const live = useAgendaDay({ date, professionalId: null });
  const { day, now, failed, stale, news, refresh } = live;
  const today = now ? dayOf(now) : firstToday;
  const look = place.look ?? (isNarrow ? 'tabla' : 'grilla');
  const { sort } = useListPlace(DAY_SHAPE);
  const noSlots = useNoSlotsOfDay({ date, version: day?.version, isAsked: day !== undefined && date >= today });
  const own = isAdmin ? place.professionalId : (viewer.professional?.id ?? null);
  const why = look === 'tabla' ? whyOf(noSlots, { ...place, professionalId: own }) : undefined;
  const rows = dayRows(day?.appointments ?? [], place, sort);
  // After midnight the page's first day is no longer today.
  const show = (it: string) => go({ ...place, day: it === today && it === firstToday ? null : it });
  const { create, panel } = useNewTurno({
    viewer,
    renderNewAppointment,
    onMade: ({ id, startTime }) => {
      void refresh(id);
      show(dayOf(startTime));
    },
  });
  const options = (
    <>
      {isAdmin && (
        <WhoseFilter
          value={place}
          professionals={day?.professionals ?? []}
          rooms={day?.rooms ?? []}
          onChange={(whose) => go({ ...place, ...whose })}
        />
      )}
      <LookSwitch
        withRooms={isAdmin}
        value={look === 'grilla' && isAdmin && place.columns === 'sala' ? 'salas' : look}
        onChange={(it) =>
          go({ ...place, look: it === 'tabla' ? it : 'grilla', columns: it === 'salas' ? 'sala' : 'profesional' })
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
              title={isNarrow || isVeryWide ? longDate(date) : shortDate(date)}
              titleId={titleId}
              titleRef={refs.title}
              step="day"
              onStep={(by) => show(by === 0 ? today : addDays(date, by))}
              isToday={date === today}
              onCreate={create && (() => create({ date, professionalId: place.professionalId, roomId: place.roomId }))}
              isNarrow={isNarrow}
              options={options}
            />
            {isNarrow && <DayStrip day={date} today={today} professionalId={place.professionalId} onDay={show} />}
            <Typography variant="body2" color="textSecondary" className="no-print">
              {day && [countsText(rows, now), awayText(day)].filter(Boolean).join(' · ')}{' '}
              <span role="status">{news}</span>
            </Typography>
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
                place={place}
                noSlots={noSlots}
                onShowAll={() => go({ ...place, professionalId: null, roomId: null })}
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
