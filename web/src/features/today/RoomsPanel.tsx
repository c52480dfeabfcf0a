import { clockTime } from '../../kit/time/wall-time';
import { Panel } from './Panel';
import { texts } from './texts';
import { RoomLines } from './today-styles';
import type { RoomUseFragment } from './today.generated';
import type { Day } from './useToday';

/** Who is in each room, and who is next. */
export function RoomsPanel({ rooms }: { rooms: NonNullable<Day['rooms']> }) {
  return (
    <Panel title={texts.rooms.title}>
      {rooms.length === 0 ? (
        <p className="quiet">{texts.rooms.empty}</p>
      ) : (
        <RoomLines>
          {rooms.map(({ roomId, roomName, current, next }) => (
            <li key={roomId}>
              <strong>{roomName}</strong>
              {current ? <span>{presentText(current)}</span> : <span className="free">{texts.rooms.free}</span>}
              <span className="quiet">
                {next ? texts.rooms.next(clockTime(next.startTime), whoOf(next)) : texts.rooms.noneNext}
              </span>
            </li>
          ))}
        </RoomLines>
      )}
    </Panel>
  );
}

/** "Dra. Lucía Fernández, hasta 08:30" */
function presentText({ patientName, professionalName, endTime }: RoomUseFragment): string {
  const who = patientName === null ? texts.rooms.rented(professionalName) : professionalName;
  return `${who}, ${texts.rooms.until(clockTime(endTime))}`;
}

function whoOf({ patientName, professionalName }: RoomUseFragment): string {
  return patientName ?? professionalName;
}
