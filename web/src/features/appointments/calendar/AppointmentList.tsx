import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useDeferredValue, useId, useRef, useState, type ReactNode } from 'react';

import { activeText, countsText, type TurnoCounts } from '../../../clinic/appointment/turno-counts';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { longDate, monthName, shortDate } from '../../../kit/time/wall-time';
import { down } from '../../../kit/ui/breakpoints';
import { calendarTexts } from './texts';
import { AppointmentCard, type CardActions } from './AppointmentCard';
import type { CalendarDay } from './calendar-days';
import type { CalendarAppointmentFragment } from './calendar.generated';
import { ListSection, ListHead, ScrollArea } from './list-styles';
import { FIRST, listWindow, PAGE } from './list-window';
import type { ListRefs } from '../../../kit/focus/useListRefs';

interface Props extends CardActions {
  refs: ListRefs;
  /** yyyy-MM */
  month: string;
  /** Null: the whole month. */
  day: string | null;
  /** Start; null: the beginning. */
  from: string | null;
  days: readonly CalendarDay<CalendarAppointmentFragment>[];
  counts: TurnoCounts | undefined;
  /** Always shown. */
  appointmentId: string | null;
  withProfessional: boolean;
  /** In flight. */
  sendingIds: ReadonlySet<string>;
  /** Announces others' changes. */
  news: string;
  buttons: ReactNode;
  /** Without cards. */
  empty: ReactNode;
}

/** Scrolls. Give another list a new `key`. */
export function AppointmentList(props: Props) {
  const { list, title: titleRef, cards, headings } = props.refs;
  const { month, day, from, days, counts, appointmentId, withProfessional, sendingIds, news, buttons, empty } = props;
  const { onStatus, onConfirm, onMove, onEdit, onCoverage, onCancel } = props;
  const baseId = useId();
  const [limit, setLimit] = useState(PAGE);
  // Slow phones answer the press first.
  const answered = useDeferredValue(true, false);
  const [start, setStart] = useState(from);
  const [arrived, setArrived] = useState<string>();
  const area = useRef<HTMLDivElement>(null);
  // Others' changes must not scroll the page.
  useKeptFocus(list, () => (area.current ?? titleRef.current)?.focus({ preventScroll: true }), { cards, headings });
  useFocusOn(() => headings.get(arrived), arrived);
  const index = days.flatMap(({ items }) => items).findIndex(({ id }) => id === appointmentId);
  const part = listWindow(days, { from: start, limit: Math.max(answered ? limit : FIRST, index + 1) });
  const total = days.reduce((count, { items }) => count + items.length, 0);
  const isNarrow = useMediaQuery(down('md'));
  // The days name the month, and the counts are folded.
  const unseen = isNarrow && day === null ? visuallyHidden : undefined;
  const title = day === null ? monthName(month) : longDate(day);

  const showMore = () => {
    const shown = part.days.flatMap(({ items }) => items).length;
    setLimit(limit + PAGE);
    setArrived(days.flatMap(({ items }) => items)[part.before + shown]?.id);
  };
  const showBefore = () => {
    setStart(null);
    setLimit(part.before + limit);
    setArrived(days[0]?.items[0]?.id);
  };
  return (
    <ListSection ref={list} aria-labelledby={baseId}>
      <ListHead>
        <Typography variant="h3" id={baseId} ref={titleRef} tabIndex={-1} style={unseen}>
          {isNarrow && day !== null ? shortDate(day) : title}
        </Typography>
        <p className="count">
          <span style={unseen}>{counts && (day === null ? activeText(counts) : countsText(counts))}</span>
          {news && ' · '}
          <span role="status">{news}</span>
        </p>
        <div className="buttons">{buttons}</div>
      </ListHead>
      {total === 0 ? (
        empty
      ) : (
        <ScrollArea ref={area} role="region" aria-label={calendarTexts.appointmentList.region(title)} tabIndex={0}>
          {part.before > 0 && (
            <Button className="before" variant="text" size="small" onClick={showBefore}>
              {calendarTexts.appointmentList.before(part.before)}
            </Button>
          )}
          {part.days.map(({ day: its, items }) => {
            const ofDay = (
              <ul>
                {items.map((appointment) => (
                  <li key={appointment.id}>
                    <AppointmentCard
                      appointment={appointment}
                      cardRef={cards.ref(appointment.id)}
                      headingRef={headings.ref(appointment.id)}
                      level={day === null ? 5 : 4}
                      withProfessional={withProfessional}
                      startsOpen={appointment.id === appointmentId}
                      sending={sendingIds.has(appointment.id)}
                      onStatus={onStatus}
                      onConfirm={onConfirm}
                      onMove={onMove}
                      onEdit={onEdit}
                      onCoverage={onCoverage}
                      onCancel={onCancel}
                    />
                  </li>
                ))}
              </ul>
            );
            return day === null ? (
              <section key={its} className="group" aria-labelledby={baseId + its}>
                <Typography variant="h4" className="day" id={baseId + its}>
                  {isNarrow ? shortDate(its) : longDate(its)}
                </Typography>
                {ofDay}
              </section>
            ) : (
              <div key={its}>{ofDay}</div>
            );
          })}
          {answered && part.after > 0 && (
            <Button variant="outlined" size="small" onClick={showMore}>
              {calendarTexts.appointmentList.more(part.after)}
            </Button>
          )}
        </ScrollArea>
      )}
    </ListSection>
  );
}
