import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import { ScanButton } from '../../clinic/dni/ScanButton';
import { usePanelHeading } from '../../clinic/panel-heading';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { SearchField } from '../../kit/form/SearchField';
import { KeyTip } from '../../kit/keys/KeyTip';
import { useButtonKey } from '../../kit/keys/useButtonKey';
import { useKeys } from '../../kit/keys/useKeys';
import { searchedPath, type ListShape } from '../../kit/list/list-url-state';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { LoadFault } from '../../kit/states/LoadFault';
import { capitalized } from '../../kit/text/capitalized';
import { addDays, clockTime, dayAndMonth, shortDate } from '../../kit/time/wall-time';
import { down } from '../../kit/ui/breakpoints';
import { calendarPath, panelCalendarPath } from '../appointments/calendar/calendar.paths';
import { countDay } from './day-groups';
import { findToday } from './FoundToday';
import { NextPending } from './NextPending';
import { texts } from './texts';
import { TodayBody, type RenderActions } from './TodayBody';
import { PanelCard, Side, TodayArea, TodayColumns, TodayHead } from './today-styles';
import { useArrivalByScan } from './useArrivalByScan';
import { useToday } from './useToday';

const NO_FILTERS: ListShape<never, never> = {};

interface Props {
  viewer: SessionUserFragment;
  /** For a clinic that is not open yet. */
  opening?: ReactNode;
  renderNewAppointment: (props: NewAppointmentProps) => ReactNode;
  renderActions: RenderActions;
}

/** All professionals for administrators, own for professionals. */
export function TodayPage({ viewer, opening, renderNewAppointment, renderActions }: Props) {
  const titleId = useId();
  const isAdmin = viewer.role === 'admin';
  const canCreate = isAdmin || viewer.professional !== null;
  const { day, now, failed, stale, news, refresh } = useToday();
  const [isCreating, setCreating] = useState(false);
  const [prefilled, setPrefilled] = useState<Pick<NewAppointmentProps, 'patient' | 'scan'>>({});
  const { typed: search, setTyped: setSearch } = useListUrlState(NO_FILTERS);
  const searchRef = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const calendar = isAdmin ? panelCalendarPath : calendarPath;
  // Today's matches are in sight.
  const searchEverywhere = () => {
    if (day && search.trim() !== '' && findToday(day, search).length === 0)
      void navigate(searchedPath(calendar(), search.trim()));
  };
  const open = (filled: typeof prefilled) => {
    setPrefilled(filled);
    setCreating(true);
  };
  const create = () => open({});
  const [createRef, createByKey] = useButtonKey(create);
  const close = useCallback(() => setCreating(false), []);
  const whichTurno = useArrivalByScan({
    onNoTurno: (filled) => canCreate && open(filled),
    onArrived: () => void refresh(),
  });
  useKeys({
    '/': { label: texts.search, run: () => searchRef.current?.focus() },
    n: canCreate && { label: texts.create, run: createByKey },
    ArrowLeft: day && { label: texts.yesterday, run: () => navigate(calendar({ day: addDays(day.date, -1) })) },
    ArrowRight: day && { label: texts.tomorrow, run: () => navigate(calendar({ day: addDays(day.date, 1) })) },
  });
  // On a phone the first turno is in reach: the date is in the frame's heading, the counts take one line.
  const isPhone = useMediaQuery(down('sm'));
  const moment = (date: (day: string) => string) =>
    day && now ? `${date(day.date)}, ${clockTime(now)}` : failed ? texts.title : texts.loading;
  usePanelHeading({ note: isPhone ? capitalized(moment(shortDate)) : undefined });
  const counts = day && now && countDay(day.appointments, now);
  return (
    <Stack component="section" spacing={2} aria-labelledby={titleId}>
      <TodayHead>
        <div className="day">
          <Typography variant="h2" id={titleId} style={isPhone ? visuallyHidden : undefined}>
            {moment(dayAndMonth)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <span className="counts">
              {counts ? texts.counts({ ...counts, ...(isPhone && { absent: 0, cancelled: 0 }) }) : ' '}
              {day?.nextPending && !isPhone && (
                <>
                  {' · '}
                  <NextPending {...day.nextPending} today={day.date} calendar={calendar} />
                </>
              )}
              {news && ' · '}
            </span>
            <span role="status">{news}</span>
          </Typography>
        </div>
        <div role="status" style={visuallyHidden}>
          {day && search.trim() !== '' && texts.found.title(findToday(day, search.trim()).length)}
        </div>
        <div className="search no-print">
          <SearchField
            inputRef={searchRef}
            label={texts.search}
            placeholder={texts.searchHint}
            shortcut="/"
            value={search}
            onChange={setSearch}
            onEnter={searchEverywhere}
          />
        </div>
        <ScanButton />
        {canCreate && (
          <KeyTip shortcut="n">
            <Button ref={createRef} className="no-print" aria-haspopup="dialog" onClick={create}>
              {texts.create}
            </Button>
          </KeyTip>
        )}
      </TodayHead>
      {opening}
      <LoadFault of={{ failed, stale }} title={texts.failed} onRetry={() => void refresh()} />
      <TodayArea>
        {day && now ? (
          <TodayBody
            day={day}
            now={now}
            isAdmin={isAdmin}
            isPhone={isPhone}
            search={search.trim()}
            onChanged={() => void refresh()}
            renderActions={renderActions}
          />
        ) : (
          !failed && <TodayWaiting />
        )}
      </TodayArea>
      {whichTurno}
      {canCreate &&
        renderNewAppointment({
          ...prefilled,
          isOpen: isCreating,
          date: day?.date ?? null,
          professionalId: viewer.professional?.id ?? null,
          onClose: close,
          onMade: ({ id }) => void refresh(id),
          onUndone: () => void refresh(),
        })}
    </Stack>
  );
}

/** As high as a usual day. */
function TodayWaiting() {
  return (
    <TodayColumns aria-busy="true">
      <PanelCard>
        <Rows count={8} height={44} />
      </PanelCard>
      <Side className="side">
        {['confirm', 'close', 'requests'].map((panel) => (
          <PanelCard key={panel}>
            <Rows count={3} height={36} />
          </PanelCard>
        ))}
      </Side>
      <span style={visuallyHidden}>{texts.loading}</span>
    </TodayColumns>
  );
}

function Rows({ count, height }: { count: number; height: number }) {
  return Array.from({ length: count }, (_row, index) => <Skeleton key={index} variant="rounded" height={height} />);
}
