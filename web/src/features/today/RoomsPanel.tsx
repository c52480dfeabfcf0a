import { visitText } from '../../clinic/visit/visit-steps';
import { clockTime } from '../../kit/time/wall-time';
import { Panel } from './Panel';
import { roomState } from './room-state';
import { texts } from './texts';
import { RoomLines } from './today-styles';
import type { RoomUseFragment, TodayTurnoFragment } from './today.generated';
import { TurnoLink, type FactsContext } from './TurnoFacts';
import type { Day } from './useToday';

interface Context {
  turnos: readonly TodayTurnoFragment[];
  pathOf: NonNullable<FactsContext['pathOf']>;
}

interface Props extends Context {
  rooms: NonNullable<Day['rooms']>;
}

/** Per room: its patient's check-in, else its professional by the hours; and who is next. */
export function RoomsPanel({ rooms, ...context }: Props) {
  return (
    <Panel title={texts.rooms.title}>
      {rooms.length === 0 ? (
        <p className="quiet">{texts.rooms.empty}</p>
      ) : (
        <RoomLines>
          {rooms.map((room) => {
            const { next } = room;
            return (
              <li key={room.roomId}>
                <strong>{room.roomName}</strong>
                <Present room={room} {...context} />
                <span className="quiet">{next ? <Next use={next} {...context} /> : texts.rooms.noneNext}</span>
              </li>
            );
          })}
        </RoomLines>
      )}
    </Panel>
  );
}

function Present({ room, turnos, pathOf }: Context & { room: Props['rooms'][number] }) {
  const state = roomState(room, turnos);
  if (state.is === 'free') return <span className="free">{texts.rooms.free}</span>;
  if (state.is === 'visit') {
    return (
      <span>
        <TurnoLink turno={state.turno} pathOf={pathOf} /> · <b>{visitText(state.visit)}</b> ·{' '}
        {state.turno.professionalName}
      </span>
    );
  }
  const { use, turno } = state;
  const until = clockTime(use.endTime);
  if (use.patientName === null) return <span>{texts.rooms.rented(use.professionalName, until)}</span>;
  return (
    <span>
      {texts.rooms.until(use.professionalName, until)}
      {turno && (
        <>
          {' · '}
          <TurnoLink turno={turno} pathOf={pathOf} /> {texts.rooms.notHere}
        </>
      )}
    </span>
  );
}

function Next({ use, turnos, pathOf }: Context & { use: RoomUseFragment }) {
  const turno = turnos.find(({ id }) => id === use.appointmentId);
  return (
    <>
      {texts.rooms.next(clockTime(use.startTime))}{' '}
      {turno ? <TurnoLink turno={turno} pathOf={pathOf} /> : (use.patientName ?? use.professionalName)}
      {turno?.visit && <b> · {texts.rooms.isHere}</b>}
    </>
  );
}
