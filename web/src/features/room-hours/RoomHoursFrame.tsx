import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { ROOMS_ERROR } from '../../clinic/rooms/rooms-error';
import { SelectField } from '../../kit/form/SelectField';
import { EmptyState } from '../../kit/states/EmptyState';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { monthName } from '../../kit/time/wall-time';
import { LinkTabs } from '../../kit/ui/LinkTabs';
import { useRoomChoicesQuery } from './room-hours.generated';
import { MONTH_KEY, roomAvailabilityPath, roomTemplatesPath } from './room-hours.paths';
import { texts } from './texts';
import { useRoomHoursUrlState, type RoomHoursUrlState } from './useRoomHoursUrlState';
import { useRoomYears, type RoomYears } from './useRoomYears';
import { januaryToWarnOf, monthChoices, monthText } from './year';

/** When it wraps, the selects stay above the tabs. */
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& .subject': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  '& .subject > div': { flexDirection: 'row', alignItems: 'center', gap: 8 },
  '& .subject label': { margin: 0 },
});

export interface RoomHoursContent {
  urlState: RoomHoursUrlState;
  /** The room's name. */
  room: string;
  years: RoomYears;
}

interface Props {
  /** The month first in sight is that of the day so many days ahead. */
  daysAhead?: number;
  children: (content: RoomHoursContent) => ReactNode;
}

/** With room select, tabs and January warning. */
export function RoomHoursFrame({ daysAhead = 0, children }: Props) {
  const urlState = useRoomHoursUrlState(daysAhead);
  const { data, ...query } = useRoomChoicesQuery({ errorFallback: ROOMS_ERROR });
  return (
    <LoadedOnce
      query={{ ...query, data: urlState && data && { urlState, rooms: data.allRooms } }}
      errorTitle={ROOMS_ERROR}
      waiting={<PageSpinner />}
    >
      {(known) => {
        const room = known.rooms.find(({ id }) => id === known.urlState.roomId);
        if (!room) return <EmptyState title={texts.roomHoursFrame.missing} text={texts.roomHoursFrame.missingHint} />;
        return <OfRoom key={room.id} {...known} room={room} render={children} />;
      }}
    </LoadedOnce>
  );
}

interface Room {
  id: number;
  name: string;
  isActive: boolean;
}

interface OfRoomProps {
  urlState: RoomHoursUrlState;
  room: Room;
  rooms: readonly Room[];
  render: Props['children'];
}

function OfRoom({ urlState, room, rooms, render }: OfRoomProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const years = useRoomYears(urlState);
  const [calendar, templates] = [roomAvailabilityPath(room.id), roomTemplatesPath(room.id)];
  const pathOf = pathname === templates ? roomTemplatesPath : roomAvailabilityPath;
  const tabs = [
    { path: calendar + search, label: texts.roomHoursFrame.calendar },
    { path: templates + search, label: texts.roomHoursFrame.templates },
  ];
  return (
    <Stack spacing={3}>
      <Head>
        <LinkTabs label={texts.roomHoursFrame.tabs} tabs={tabs} current={pathname + search} />
        <div className="subject">
          <SelectField
            label={texts.fields.room}
            value={String(room.id)}
            options={rooms.map(({ id, name, isActive }) => ({
              value: String(id),
              label: isActive ? name : texts.inactiveRoom(name),
            }))}
            onChange={(id) => void navigate({ pathname: pathOf(Number(id)), search })}
          />
          {pathname === templates && (
            <SelectField
              label={texts.fields.month}
              value={urlState.month}
              options={monthChoices(urlState).map((month) => ({ value: month, label: monthName(month) }))}
              onChange={urlState.showMonth}
            />
          )}
        </div>
      </Head>
      <JanuaryWarning today={urlState.today} years={years} templates={templates} />
      {render({ urlState, room: room.name, years })}
    </Stack>
  );
}

/** From November on, until next January is configured. */
function JanuaryWarning({ today, years, templates }: { today: string; years: RoomYears; templates: string }) {
  const year = januaryToWarnOf(today);
  const isMissing = year !== null && years.next?.months[0]?.isConfigured === false;
  if (!isMissing) return null;
  const january = monthText(year, 1);
  return (
    <Alert severity="warning">
      {texts.roomHoursFrame.januaryMissing(monthName(january))}{' '}
      <Link to={`${templates}?${MONTH_KEY}=${january}`}>{texts.configure(monthName(january))}</Link>
    </Alert>
  );
}
