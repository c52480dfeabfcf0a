import { normalize, type Interval, type IntervalList } from './intervals';
import type { RoomSchedule } from './slots';

/** Instants are epoch minutes. */
export interface SharedRoom {
  readonly roomId: number;
  readonly open: RoomSchedule['open'];
  /** Specialties served; empty: all. */
  readonly specialtyIds: readonly number[];
  readonly appointments: readonly Interval[];
  readonly rentals: readonly (Interval & { readonly professionalId: number })[];
}

interface Somebody {
  readonly id: number;
  readonly specialtyId: number | null;
}

/** null: the professional can never use the room. Most get the same lists, sorted once. */
export function roomToEach(room: SharedRoom): (professional: Somebody) => RoomSchedule | null {
  const { roomId, open, specialtyIds, appointments, rentals } = room;
  const taken = normalize([...appointments, ...rentals]);
  const renters = new Set(rentals.map(({ professionalId }) => professionalId));
  const takenByOthers = (id: number): IntervalList =>
    renters.has(id) ? normalize([...appointments, ...rentals.filter((it) => it.professionalId !== id)]) : taken;
  return ({ id, specialtyId }) => {
    const serves = specialtyIds.length === 0 || (specialtyId !== null && specialtyIds.includes(specialtyId));
    if (!serves && !renters.has(id)) return null;
    return {
      roomId,
      open,
      blocked: takenByOthers(id),
      ...(!serves && { onlyDuring: rentals.filter((it) => it.professionalId === id) }),
    };
  };
}

/** For professionals without rentals, regardless of specialties. */
export function roomToAnybody({ roomId, open, appointments, rentals }: SharedRoom): RoomSchedule {
  return { roomId, open, blocked: normalize([...appointments, ...rentals]) };
}
