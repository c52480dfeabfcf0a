import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { Legend } from '../../shared/calendar/Legend';
import { DialogFrame } from '../../shared/dialog/DialogFrame';
import { EmptyState } from '../../shared/states/EmptyState';
import { Loaded } from '../../shared/states/Loaded';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { longDate } from '../../shared/time/clinic-time';
import { Tile, Tiles } from '../../shared/ui/Tiles';
import { DAY_LOOK } from './day-look';
import { LINE_LEGEND, RoomRow } from './RoomRow';
import { useRoomsDayQuery, type RoomsDayQuery } from './rooms-overview.generated';
import { scaleOf } from './timeline';
import { OVERVIEW_ERROR } from './useRoomsOverview';
import { useBookingCancellation } from './useBookingCancellation';

interface Props {
  /** yyyy-MM-dd; null: it is closed. */
  date: string | null;
  today: string;
  onClose: () => void;
  /** Something of the day was changed here. */
  onChange: () => void;
}

/** One day of all rooms: how many are free, when each is open, and who has it. */
export function OverviewDayDialog({ date, today, onClose, onChange }: Props) {
  // The day stays while the dialog goes.
  const [shown, setShown] = useState(date);
  if (date !== null && date !== shown) setShown(date);
  const query = useRoomsDayQuery({
    variables: { date: shown ?? '' },
    skip: shown === null,
    fetchPolicy: 'cache-and-network',
    errorFallback: OVERVIEW_ERROR,
  });
  if (shown === null) return null;
  const reload = () => {
    void query.refetch();
    onChange();
  };
  return (
    <DialogFrame open={date !== null} title={`Salas del ${longDate(shown)}`} size="wide" fullOnPhone onClose={onClose}>
      <DialogContent>
        <Stack spacing={4}>
          <Loaded query={query} errorTitle={OVERVIEW_ERROR} waiting={<PageSpinner label="Cargando el día…" />}>
            {({ roomsDay }) => <RoomsOfDay day={roomsDay} isPast={shown < today} reload={reload} />}
          </Loaded>
        </Stack>
      </DialogContent>
    </DialogFrame>
  );
}

function RoomsOfDay({ day, isPast, reload }: { day: RoomsDayQuery['roomsDay']; isPast: boolean; reload: () => void }) {
  const { ask, dialog } = useBookingCancellation({ date: day.date, isPast, reload });
  const scale = scaleOf(day.rooms);
  const closedCount = day.roomCount - day.freeRoomCount - day.fullRoomCount;
  return (
    <>
      <p>{DAY_LOOK[day.state].text}</p>
      <Tiles>
        <Tile label={isPast ? 'Quedaron libres' : 'Disponibles'}>{day.freeRoomCount}</Tile>
        <Tile label="Ocupadas">{day.fullRoomCount}</Tile>
        <Tile label="Cerradas">{closedCount}</Tile>
        <Tile label="Total de salas">{day.roomCount}</Tile>
      </Tiles>
      {day.rooms.length === 0 ? (
        <EmptyState title="No hay salas activas" />
      ) : (
        <>
          <Legend entries={LINE_LEGEND} />
          <Stack component="ul" spacing={4} className="entries">
            {day.rooms.map((room) => (
              <li key={room.roomId}>
                <RoomRow room={room} scale={scale} onCancel={(booking) => ask({ ...booking, roomName: room.roomName })} />
              </li>
            ))}
          </Stack>
        </>
      )}
      {dialog}
    </>
  );
}
