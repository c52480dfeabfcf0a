import { useState } from 'react';

import { intervalFaults, newInterval, notesFault, type IntervalRow, type UnfinishedRental } from './rental-form';
import type { RentalDayViewFragment } from './rentals.generated';

type RoomDay = RentalDayViewFragment['rooms'][number];

/** The booking form of one day. `day` may change under it, as others rent. */
export function useRentForm(day: RentalDayViewFragment) {
  const onlyFree = day.rooms.filter(({ free }) => free.length > 0);
  const [roomId, setRoomId] = useState<number | null>(onlyFree.length === 1 ? (onlyFree[0]?.roomId ?? null) : null);
  /** Null until somebody changes them: then they follow the room that is chosen. */
  const [typed, setTyped] = useState<IntervalRow[] | null>(null);
  const [suggested, setSuggested] = useState(() => [suggestionFor(roomOf(day, roomId))]);
  const [notes, setNotes] = useState('');

  const room = roomOf(day, roomId);
  const intervals = typed ?? suggested;
  const faults = intervalFaults(intervals, room);
  const notesError = notesFault(notes);
  /** What would be lost; a room alone is chosen again in a moment. */
  const unfinished: UnfinishedRental | null = typed !== null || notes.trim() !== '' ? { roomId, intervals: typed, notes } : null;
  return {
    room,
    roomId,
    intervals,
    notes,
    faults,
    notesError,
    unfinished,
    isReady: room !== undefined && faults.length === 0 && notesError === undefined,
    chooseRoom: (id: number) => {
      setRoomId(id);
      setSuggested([suggestionFor(roomOf(day, id))]);
    },
    changeIntervals: setTyped,
    newInterval: () => newInterval(room?.free ?? [], intervals),
    changeNotes: setNotes,
    restore: (kept: UnfinishedRental) => {
      setRoomId(kept.roomId);
      setSuggested([suggestionFor(roomOf(day, kept.roomId))]);
      setTyped(kept.intervals);
      setNotes(kept.notes);
    },
  };
}

function roomOf(day: RentalDayViewFragment, id: number | null): RoomDay | undefined {
  return day.rooms.find(({ roomId }) => roomId === id);
}

function suggestionFor(room: RoomDay | undefined): IntervalRow {
  return newInterval(room?.free ?? []);
}
