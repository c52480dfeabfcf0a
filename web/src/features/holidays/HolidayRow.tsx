import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, type ReactNode, type RefCallback } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { FormMultiSelectField } from '../../kit/form/FormMultiSelectField';
import { useFormField } from '../../kit/form/server-refusal';
import { shortDate } from '../../kit/time/wall-time';
import { up } from '../../kit/ui/breakpoints';
import { memoWithHandlers } from '../../kit/ui/memo-with-handlers';
import { theme } from '../../kit/ui/theme';
import { agendaSearch } from '../agenda/agenda.paths';
import { PANEL_CALENDAR_PATH } from '../appointments/calendar/calendar.paths';
import { OVERVIEW_QUERY, ROOMS_OVERVIEW_PATH } from '../rooms-overview/rooms-overview.paths';
import type { Choice, HolidayValues } from './holidays-form';
import type { HolidayYearFactsFragment } from './holidays.generated';
import { texts } from './texts';

export const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: '4px 16px',
    alignItems: 'center',
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [up('sm')]: { gridTemplateColumns: '96px minmax(0, 1fr) auto' },
  },
  '& .date::first-letter': { textTransform: 'uppercase' },
  '& .date': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .facts': { fontSize: '0.875rem', lineHeight: '1.25rem', color: theme.vars.palette.text.secondary },
  '& .left': { color: theme.vars.palette.pending.text },
  '& .rooms': { [up('sm')]: { gridColumn: '2 / -1' } },
  '& .MuiToggleButtonGroup-root': { justifySelf: 'start' },
  // Not decided yet: a dashed outline instead of a solid fill.
  '& [data-proposed="true"] .Mui-selected, & [data-proposed="true"] .Mui-selected:hover': {
    background: 'transparent',
    color: theme.vars.palette.primary.main,
    border: `2px dashed ${theme.vars.palette.primary.main}`,
  },
});

export interface HolidayRoom {
  id: number;
  name: string;
  isActive: boolean;
}

interface Props {
  holiday: HolidayYearFactsFragment['dates'][number];
  rooms: readonly HolidayRoom[];
  isDecided: boolean;
  /** The viewer may move appointments. */
  mayMove: boolean;
}

const CHOICES = Object.keys(texts.choice) as Choice[];

export function HolidayRow(props: Props) {
  const { date } = props.holiday;
  const { field, helpers, ref } = useFormField<HolidayValues, string>(`${date}.choice`, { legend: shortDate(date) });
  return <Row {...props} value={field.value} onChoose={(chosen) => void helpers.setValue(chosen)} fieldRef={ref} />;
}

interface RowProps extends Props {
  value: string;
  onChoose: (choice: Choice) => void;
  fieldRef: RefCallback<HTMLElement>;
}

/** Skips rendering: a year has some twenty, and a choice concerns one. */
const Row = memoWithHandlers(function Row(props: RowProps) {
  const { holiday, rooms, isDecided, mayMove, value, onChoose, fieldRef } = props;
  const { date, name, kind } = holiday;
  const id = useId();
  const describedBy = isDecided ? undefined : `${id}-proposed`;
  return (
    <li>
      <span className="date" id={`${id}-date`}>
        {shortDate(date)}
      </span>
      <div>
        <div id={`${id}-name`}>{name}</div>
        <div className="facts">
          {texts.kinds[kind]}
          <Bookings holiday={holiday} isDecided={isDecided} mayMove={mayMove} />
        </div>
      </div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        aria-labelledby={`${id}-date ${id}-name`}
        aria-describedby={describedBy}
        data-proposed={!isDecided}
        onChange={(_, chosen: Choice | null) => chosen && onChoose(chosen)}
      >
        {CHOICES.map((choice, index) => (
          <ToggleButton key={choice} value={choice} ref={index === 0 ? fieldRef : undefined}>
            {texts.choice[choice]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {describedBy !== undefined && (
        <span id={describedBy} style={visuallyHidden}>
          {texts.proposed}
        </span>
      )}
      {value === 'some' && (
        <div className="rooms">
          <FormMultiSelectField<HolidayValues>
            name={`${date}.roomIds`}
            label={texts.rooms}
            none={texts.noRooms}
            required
            options={rooms.map((room) => ({
              value: String(room.id),
              label: room.isActive ? room.name : texts.inactiveRoom(room.name),
            }))}
          />
        </div>
      )}
    </li>
  );
});

type BookingsProps = Pick<Props, 'holiday' | 'isDecided' | 'mayMove'>;

/** Counts that lead to the day. On a closed date they have to move. */
function Bookings({ holiday: { date, appointments, rentals, closure }, isDecided, mayMove }: BookingsProps) {
  if (appointments + rentals === 0) return null;
  const toTurnos = mayMove ? `${PANEL_CALENDAR_PATH}${agendaSearch({ day: date })}` : undefined;
  const toRentals = `${ROOMS_OVERVIEW_PATH}?${OVERVIEW_QUERY.day}=${date}`;
  return (
    <>
      {appointments > 0 && <Count text={texts.appointments(appointments)} day={shortDate(date)} to={toTurnos} />}
      {rentals > 0 && <Count text={texts.rentals(rentals)} day={shortDate(date)} to={toRentals} />}
      {isDecided && closure && <div className="left">{closure.roomIds === null ? texts.left : texts.leftInRooms}</div>}
    </>
  );
}

function Count({ text, day, to }: { text: string; day: string; to: string | undefined }): ReactNode {
  return (
    <>
      {' · '}
      {to === undefined ? (
        text
      ) : (
        <Link component={RouterLink} to={to}>
          {text}
          <span style={visuallyHidden}> {texts.onDay(day)}</span>
        </Link>
      )}
    </>
  );
}
