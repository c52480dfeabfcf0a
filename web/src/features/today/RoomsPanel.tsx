import { clockTime } from '../../kit/time/wall-time';
import { Panel } from './Panel';
import { texts } from './texts';
import { RoomLines } from './today-styles';
import type { RoomUseFragment, TodayTurnoFragment } from './today.generated';
import type { Day } from './useToday';

interface Props {
  rooms: NonNullable<Day['rooms']>;
  /** Their check-ins take precedence over the hours. */
  turnos: readonly TodayTurnoFragment[];
}

/** Current and next professional per room. */
export function RoomsPanel({ rooms, turnos }: Props) {
  return (
    <Panel title={texts.rooms.title}>
      {rooms.length === 0 ? (
        <p className="quiet">{texts.rooms.empty}</p>
      ) : (
        <RoomLines>
          {rooms.map(({ roomId, roomName, current, next }) => (
            <li key={roomId}>
              <strong>{roomName}</strong>
              {presentText(roomName, current, turnos) ?? <span className="free">{texts.rooms.free}</span>}
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

/**
 * "Dra. Lucía Fernández con Nora Ñandú" during a consultation, even past its hour; else, by the hours, "Dra. Lucía
 * Fernández, hasta 08:30". null: free.
 */
function presentText(roomName: string, current: RoomUseFragment | null, turnos: Props['turnos']): string | null {
  const going = turnos.find((turno) => turno.roomName === roomName && turno.visit?.step === 'started');
  if (going) return texts.rooms.seeing(going.professionalName, going.patientName);
  if (!current) return null;
  const { appointmentId, patientName, professionalName, endTime } = current;
  const turno = turnos.find(({ id }) => id === appointmentId);
  if (turno?.visit?.step === 'finished') return null;
  const who = patientName === null ? texts.rooms.rented(professionalName) : professionalName;
  return `${who}, ${texts.rooms.until(clockTime(endTime))}`;
}

function whoOf({ patientName, professionalName }: RoomUseFragment): string {
  return patientName ?? professionalName;
}
