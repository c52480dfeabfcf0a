import { useEffect, useState } from 'react';

import { useFormRoot } from '../../../kit/form/FormRoot';
import { joined, type Interval } from '../../../kit/time/intervals';
import type { RentalDayViewFragment } from '../rentals.generated';
import type { OfferedRoom } from '../room-option';
import { intervalFaults, newInterval, rentalSchema, type RentalValues, type UnfinishedRental } from './rental-form';

type RoomDay = RentalDayViewFragment['rooms'][number];

/** The form of one day. `day` may change, as others rent. `rent` gets valid values. */
export function useRentForm(
  day: RentalDayViewFragment,
  rooms: readonly OfferedRoom[],
  rent: (values: RentalValues, room: RoomDay) => Promise<void>,
) {
  const [initialValues] = useState<RentalValues>(() => {
    const onlyFree = day.rooms.filter(({ free }) => free.length > 0);
    const [only] = onlyFree.length === 1 ? onlyFree : [];
    const room = rooms.some(({ id, isOfOthers }) => id === only?.roomId && !isOfOthers) ? only : undefined;
    return { roomId: room?.roomId ?? null, intervals: [suggestionFor(day, room)], notes: '' };
  });
  /** Unedited hours follow the room. */
  const [hoursTyped, setHoursTyped] = useState(false);
  const schema = rentalSchema((roomId) => roomOf(day, roomId));
  const formik = useFormRoot<RentalValues>({
    initialValues,
    schema,
    onSubmit: async (values) => {
      const room = roomOf(day, values.roomId);
      if (room) await rent(values, room);
    },
  });
  const { values, setValues, validateForm } = formik;
  const hours = JSON.stringify(day.rooms);
  useEffect(() => void validateForm(), [hours, validateForm]);

  const room = roomOf(day, values.roomId);
  /** A room alone is quickly chosen again. */
  const isUnfinished = hoursTyped || values.notes.trim() !== '';
  const unfinished: UnfinishedRental | null = isUnfinished
    ? { ...values, intervals: hoursTyped ? values.intervals : null }
    : null;
  return {
    formik,
    values,
    room,
    unfinished,
    areHoursFree: room !== undefined && intervalFaults(values.intervals, room).length === 0,
    isReady: room !== undefined && schema.isValidSync(values),
    chooseRoom: (id: number) => {
      const suggested = hoursTyped ? {} : { intervals: [suggestionFor(day, roomOf(day, id))] };
      void setValues({ ...values, roomId: id, ...suggested });
    },
    hoursTyped,
    onHoursTyped: () => setHoursTyped(true),
    /** In a room, of the last interval. */
    pressHours: (roomId: number, pressed: Interval) => {
      setHoursTyped(true);
      void setValues({ ...values, roomId, intervals: values.intervals.with(-1, pressed) });
    },
    newInterval: (present: readonly Interval[]) => newInterval(room?.free ?? [], present),
    restore: ({ roomId, intervals, notes }: UnfinishedRental) => {
      setHoursTyped(intervals !== null);
      void setValues({ roomId, intervals: intervals ?? [suggestionFor(day, roomOf(day, roomId))], notes });
    },
  };
}

function roomOf(day: RentalDayViewFragment, id: number | null): RoomDay | undefined {
  return day.rooms.find(({ roomId }) => roomId === id);
}

/** Without a room: free in some room. */
function suggestionFor(day: RentalDayViewFragment, room: RoomDay | undefined): Interval {
  return newInterval(room?.free ?? joined(day.rooms.flatMap(({ free }) => free)));
}
