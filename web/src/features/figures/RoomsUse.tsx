import Typography from '@mui/material/Typography';

import { Loaded } from '../../kit/states/Loaded';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { FigurePart } from './FigurePart';
import { HeatTable } from './HeatTable';
import { openHours, roomRows, rowShares, weekdayRows, wholeShare, type UsedRow } from './room-use';
import { useRoomUseFiguresQuery, type RoomUseFiguresQueryVariables } from './figures.generated';
import { texts } from './texts';

interface Props {
  filter: RoomUseFiguresQueryVariables['filter'];
}

/** For all professionals. */
export function RoomsUse({ filter }: Props) {
  const failed = texts.failed(texts.rooms.title);
  const query = useRoomUseFiguresQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    errorFallback: failed,
  });
  return (
    <Loaded query={query} errorTitle={failed} waiting={<FormOnItsWay label={texts.loading} />}>
      {({ roomUseFigures }) => {
        const [weekdays, rooms] = [weekdayRows(roomUseFigures), roomRows(roomUseFigures)];
        const whole = wholeShare(rooms);
        const hours = openHours(rooms);
        return (
          <FigurePart words={texts.rooms} csv={whole === null ? undefined : csvOf([...weekdays, ...rooms], hours)}>
            {whole !== null && <p>{texts.rooms.sum(whole)}</p>}
            <Typography variant="h3">{texts.rooms.byWeekday}</Typography>
            <HeatTable caption={texts.rooms.byWeekday} head={texts.rooms.weekday} hours={hours} rows={weekdays} />
            <Typography variant="h3">{texts.rooms.byRoom}</Typography>
            <HeatTable caption={texts.rooms.byRoom} head={texts.rooms.room} hours={hours} rows={rooms} />
          </FigurePart>
        );
      }}
    </Loaded>
  );
}

function csvOf(rows: readonly UsedRow[], hours: readonly number[]): string[][] {
  return [
    [texts.rooms.weekdayOrRoom, ...hours.map(texts.rooms.hour)],
    ...rows.map((row) => [
      row.name,
      ...rowShares(row, hours).map(({ share }) => (share === null ? '' : texts.rooms.share(share))),
    ]),
  ];
}
