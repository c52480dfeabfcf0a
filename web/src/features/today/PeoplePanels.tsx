import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import type { ListRefs } from '../../kit/focus/useListRefs';
import { useRowKeys } from '../../kit/keys/useRowKeys';
import { addDays, dayAndMonth } from '../../kit/time/wall-time';
import { up } from '../../kit/ui/breakpoints';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { groupDay } from './day-groups';
import { Panel } from './Panel';
import { PersonRow, type RowContext } from './PersonRow';
import { texts } from './texts';
import { People, Side } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';
import type { Day } from './useToday';

/** A longer list is the calendar's. */
const MOST_OF_NEXT_DAY = 20;

interface Props extends RowContext {
  turnos: readonly TodayTurnoFragment[];
  today: string;
  /** Undefined while unknown. */
  isClosed: boolean | undefined;
  /** Shown once no patient is expected today. */
  nextDay: Day['nextDay'];
  calendar: (view: { day: string }) => string;
  refs: ListRefs;
}

/** Here, and expected. Arrows move between rows. */
export function PeoplePanels({ turnos, today, isClosed, nextDay, calendar, refs, ...row }: Props) {
  const { here, ...expected } = groupDay(turnos, row.now);
  const isNobodySoon = expected.soon.length === 0;
  const [soon, later] = isNobodySoon ? [expected.later, []] : [expected.soon, expected.later];
  const isNobodyLeft = soon.length === 0;
  const ahead = isNobodyLeft && nextDay ? nextDay.appointments.slice(0, MOST_OF_NEXT_DAY) : [];
  // Beside three columns, the rest of the day pushes nothing out of sight.
  const isRoomy = useMediaQuery(up('xl'));
  const [pressed, setShowsLater] = useState<boolean>();
  const showsLater = pressed ?? isRoomy;
  const laterId = useId();
  // One map for both, so that the focus follows a patient who arrives.
  const { cards, title } = refs;
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, () => title.current?.focus(), refs);
  const inSight = [...here, ...soon, ...(showsLater ? later : []), ...ahead].map(({ id }) => id);
  useRowKeys(inSight, cards);
  const list = (
    some: readonly TodayTurnoFragment[],
    { id, isAhead = false }: { id?: string; isAhead?: boolean } = {},
  ) => (
    <People id={id}>
      {some.map((turno) => (
        <PersonRow key={turno.id} turno={turno} rowRef={cards.ref(turno.id)} isAhead={isAhead} {...row} />
      ))}
    </People>
  );
  return (
    <Side ref={part}>
      {here.length > 0 && (
        <Panel title={texts.people.here} count={here.length}>
          {list(here)}
        </Panel>
      )}
      <Panel
        title={isNobodySoon && !isNobodyLeft ? texts.people.later : texts.people.soon}
        count={soon.length}
        headingRef={title}
        actions={
          later.length > 0 && (
            <Button
              variant="text"
              size="small"
              aria-expanded={showsLater}
              aria-controls={laterId}
              onClick={() => setShowsLater(!showsLater)}
            >
              {showsLater ? texts.people.hideLater : texts.people.showLater(later.length)}
            </Button>
          )
        }
      >
        {isNobodyLeft ? <p className="quiet">{noneText(turnos.length, isClosed)}</p> : list(soon)}
        {showsLater && later.length > 0 && (
          <div id={laterId}>
            <h4>{texts.people.later}</h4>
            {list(later)}
          </div>
        )}
      </Panel>
      {isNobodyLeft && nextDay && (
        <Panel
          title={nextDayTitle(nextDay.date, today)}
          count={nextDay.appointments.length}
          actions={
            <ButtonLink variant="text" size="small" to={calendar({ day: nextDay.date })}>
              {texts.nextDay.open}
            </ButtonLink>
          }
        >
          {list(ahead, { isAhead: true })}
          {nextDay.appointments.length > ahead.length && (
            <p className="quiet">
              <Link to={calendar({ day: nextDay.date })}>
                {texts.nextDay.more(nextDay.appointments.length - ahead.length)}
              </Link>
            </p>
          )}
        </Panel>
      )}
    </Side>
  );
}

/** Empty while the answer is unknown. */
function noneText(turnos: number, isClosed: boolean | undefined): string {
  if (turnos > 0) return texts.people.noneLeft;
  if (isClosed === undefined) return ' ';
  return isClosed ? texts.closed : texts.people.empty;
}

/** "Mañana, lunes, 30 de noviembre" */
export function nextDayTitle(date: string, today: string): string {
  return texts.nextDay.title(dayAndMonth(date), date === addDays(today, 1));
}
