import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { ROOMS_ERROR } from '../../clinic/rooms/rooms-error';
import { PartBoundary } from '../../kit/crash/PartBoundary';
import { SelectField } from '../../kit/form/SelectField';
import { idIn, restOf, searchOf } from '../../kit/url/query';
import { useUrlState } from '../../kit/url/useUrlState';
import { EmptyState } from '../../kit/states/EmptyState';
import { Loaded } from '../../kit/states/Loaded';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ROOMS_PATH } from '../rooms/rooms.paths';
import { useRoomChoicesQuery } from './room-hours.generated';
import { MONTH_KEY, ROOM_KEY, roomTemplatesPath } from './room-hours.paths';
import { RoomCalendar } from './RoomCalendar';
import { texts } from './texts';
import type { RoomHoursUrlState } from './useRoomHoursUrlState';

const NONE = '';

const readRoom = (query: URLSearchParams) => ({ roomId: idIn(query, ROOM_KEY), rest: restOf(query, [ROOM_KEY]) });
const writeRoom = ({ roomId, rest }: ReturnType<typeof readRoom>) => searchOf([[ROOM_KEY, roomId]], rest);

interface Props extends Omit<RoomHoursUrlState, 'roomId'> {
  onSaved: () => Promise<unknown>;
}

/** Inside a page about all rooms, in its month. The address names the room. */
export function RoomMonth({ onSaved, ...shown }: Props) {
  const headingId = useId();
  const { urlState, go } = useUrlState(readRoom, writeRoom);
  const query = useRoomChoicesQuery({ errorFallback: ROOMS_ERROR });
  return (
    <Stack component="section" spacing={3} sx={{ mt: 4 }} aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        {texts.roomMonth.title}
      </Typography>
      <Loaded query={query} errorTitle={ROOMS_ERROR} waiting={<PageSpinner />}>
        {({ allRooms }) => {
          if (allRooms.length === 0) return <RoomsFirst />;
          const room = allRooms.find(({ id }) => id === urlState.roomId);
          return (
            <>
              <Stack
                direction="row"
                sx={{ alignItems: 'flex-end', justifyContent: 'space-between', rowGap: 2, columnGap: 4 }}
              >
                <SelectField
                  label={texts.fields.room}
                  value={room ? String(room.id) : NONE}
                  options={[
                    { value: NONE, label: texts.roomMonth.choose },
                    ...allRooms.map(({ id, name, isActive }) => ({
                      value: String(id),
                      label: isActive ? name : texts.inactiveRoom(name),
                    })),
                  ]}
                  onChange={(id) => go({ ...urlState, roomId: id === NONE ? null : Number(id) })}
                />
                {room && (
                  <Link to={`${roomTemplatesPath(room.id)}?${MONTH_KEY}=${shown.month}`}>
                    {texts.roomHoursFrame.templates}
                  </Link>
                )}
              </Stack>
              {room && (
                <PartBoundary key={room.id}>
                  <RoomCalendar urlState={{ ...shown, roomId: room.id }} onSaved={onSaved} />
                </PartBoundary>
              )}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function RoomsFirst() {
  return (
    <EmptyState
      title={texts.roomMonth.empty}
      text={texts.roomMonth.emptyHint}
      action={<ButtonLink to={ROOMS_PATH}>{texts.roomMonth.toRooms}</ButtonLink>}
    />
  );
}
