import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useHolidays } from '../../clinic/holidays/useHolidays';
import { Legend } from '../../kit/calendar/Legend';
import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogFrame } from '../../kit/dialog/DialogFrame';
import { EmptyState } from '../../kit/states/EmptyState';
import { Loaded } from '../../kit/states/Loaded';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { Tile, Tiles } from '../../kit/ui/Tiles';
import { monthOf } from '../../kit/time/wall-time';
import { heldText, stateText } from './day-look';
import { LINE_LEGEND, RoomRow } from './RoomRow';
import { useRoomsDayQuery, type RoomsDayQuery } from './rooms-overview.generated';
import { texts } from './texts';
import { scaleOf } from './timeline';
import { useBookingCancellation } from './useBookingCancellation';

interface Props {
  /** yyyy-MM-dd; null closes it. */
  date: string | null;
  today: string;
  onClose: () => void;
  /** Runs after a change made here. */
  onChange: () => void;
}

export const OverviewDayDialog = asDialog(
  function OverviewDayDialog({ date, today, onClose, onChange }: Props) {
    // Keeps the day while the dialog closes.
    const [shown, setShown] = useState(date);
    if (date !== null && date !== shown) setShown(date);
    const query = useRoomsDayQuery({
      variables: { date: shown ?? '' },
      skip: shown === null,
      fetchPolicy: 'cache-and-network',
      errorFallback: texts.failed,
    });
    if (shown === null) return null;
    const reload = () => {
      void query.refetch();
      onChange();
    };
    return (
      <DialogFrame
        open={date !== null}
        title={texts.overviewDayDialog.title(shown)}
        size="wide"
        fullOnPhone
        onClose={onClose}
      >
        <DialogContent>
          <Stack spacing={4}>
            <Loaded
              query={query}
              errorTitle={texts.failed}
              waiting={<PageSpinner label={texts.overviewDayDialog.loading} />}
            >
              {({ roomsDay }) => <RoomsOfDay day={roomsDay} isPast={shown < today} reload={reload} />}
            </Loaded>
          </Stack>
        </DialogContent>
      </DialogFrame>
    );
  },
  { isOpen: ({ date }) => date !== null },
);

function RoomsOfDay({ day, isPast, reload }: { day: RoomsDayQuery['roomsDay']; isPast: boolean; reload: () => void }) {
  const { ask, dialog } = useBookingCancellation({ date: day.date, isPast, reload });
  const { labelsOn } = useHolidays(monthOf(day.date));
  const scale = scaleOf(day.rooms);
  const says = texts.overviewDayDialog;
  const closedCount = day.roomCount - day.freeRoomCount - day.fullRoomCount;
  return (
    <>
      <p>{[...labelsOn(day.date), stateText(day), heldText(day)].filter(Boolean).join('. ')}</p>
      <Tiles>
        <Tile label={isPast ? says.wereFree : says.free}>{day.freeRoomCount}</Tile>
        <Tile label={says.full}>{day.fullRoomCount}</Tile>
        <Tile label={says.closed}>{closedCount}</Tile>
        <Tile label={says.all}>{day.roomCount}</Tile>
      </Tiles>
      {day.rooms.length === 0 ? (
        <EmptyState title={says.empty} />
      ) : (
        <>
          <Legend entries={LINE_LEGEND} />
          <Stack component="ul" spacing={4} className="entries">
            {day.rooms.map((room) => (
              <li key={room.roomId}>
                <RoomRow
                  room={room}
                  scale={scale}
                  onCancel={(booking) => ask({ ...booking, roomName: room.roomName })}
                />
              </li>
            ))}
          </Stack>
        </>
      )}
      {dialog}
    </>
  );
}
