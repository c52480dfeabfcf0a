import { useMemo, useState } from 'react';

import { useFormRoot } from '../../../kit/form/FormRoot';
import { notify } from '../../../kit/notify/notify';
import { DEFAULT_INTERVAL, type Interval } from '../../../kit/time/intervals';
import { intervalFaults, rentalSchema, type RentalValues } from '../rent/rental-form';
import type { RentalRoomFragment } from '../rentals.generated';
import { texts } from '../texts';
import {
  fallenDays,
  hoursOnMostDays,
  refusalToChoose,
  withFallen,
  type FallenDay,
  type DayPattern,
  type KnownDays,
} from './bulk-days';
import { MOST_DAYS, type UnfinishedBulk } from './bulk-form';
import type { DayFailure, DayResult } from './day-result';

interface Source {
  today: string | undefined;
  known: KnownDays;
  rooms: readonly RentalRoomFragment[];
  onSubmit: (values: RentalValues) => Promise<void>;
}

const EMPTY: RentalValues = { roomId: null, intervals: [{ ...DEFAULT_INTERVAL }], notes: '' };
const SCHEMA = rentalSchema();

/** A room and the same hours on several days. New settings deselect days that they don't fit. */
export function useBulkForm({ today, known, rooms, onSubmit }: Source) {
  const formik = useFormRoot<RentalValues>({ initialValues: EMPTY, schema: SCHEMA, onSubmit });
  const { roomId, intervals, notes } = formik.values;
  /** Unedited hours follow the room. */
  const [hoursTyped, setHoursTyped] = useState(false);
  /** From the last attempt. */
  const [savedNotes, setSavedNotes] = useState('');
  const [days, setDays] = useState<ReadonlySet<string>>(new Set());
  const [fallen, setFallen] = useState<readonly FallenDay[]>([]);
  /** Failed days stay selected. */
  const [failures, setFailures] = useState<ReadonlyMap<string, DayFailure>>(new Map());

  const room = rooms.find(({ id }) => id === roomId) ?? null;
  const pattern = useMemo(() => judgeable({ room, intervals }), [room, intervals]);

  const settle = (next: DayPattern) => {
    setFailures(new Map());
    // Invalid hours are still being edited.
    if (intervalFaults(next.intervals).length > 0) return;
    const gone = fallenDays(days, known, next);
    setFallen(withFallen(fallen, gone, known, next));
    if (gone.length === 0) return;
    setDays(
      less(
        days,
        gone.map(({ date }) => date),
      ),
    );
    notify.error(texts.bulk.fallenDays.count(gone.length));
  };

  const remove = (dates: readonly string[]) => {
    setDays(less(days, dates));
    setFailures(new Map([...failures].filter(([date]) => !dates.includes(date))));
  };

  const isUnfinished = days.size > 0 || (notes.trim() !== '' && notes !== savedNotes);
  return {
    formik,
    room,
    days,
    fallen,
    failures,
    pattern,
    chooseRoom: (id: number) => {
      const suggested = hoursTyped ? intervals : [hoursOnMostDays(known, id, days)];
      void formik.setValues({ ...formik.values, roomId: id, intervals: suggested });
      settle({ room: rooms.find((it) => it.id === id) ?? null, intervals: suggested });
    },
    onHoursChanged: (rows: Interval[]) => {
      setHoursTyped(true);
      settle({ room, intervals: rows });
    },
    toggle: (date: string) => {
      setFallen([]);
      if (days.has(date)) remove([date]);
      else if (days.size >= MOST_DAYS) notify.error(texts.bulk.tooManyDays(MOST_DAYS));
      else setDays(new Set([...days, date]));
    },
    remove,
    restore: () => {
      const fitting = fallen.flatMap(({ date, reason }) => (reason === '' ? [date] : []));
      setDays(new Set([...days, ...fitting]));
      setFallen(fallen.filter(({ reason }) => reason !== ''));
    },
    refuse: (date: string) => {
      const reason = today === undefined ? null : refusalToChoose(date, today, known, pattern);
      if (reason !== null) notify.error(reason);
    },
    clear: () => {
      setDays(new Set());
      setFallen([]);
      setFailures(new Map());
    },
    /** Worth keeping; a room and hours alone are quickly chosen again. */
    unfinished: isUnfinished ? { roomId, intervals, notes, days: [...days].sort() } : null,
    resume: (kept: UnfinishedBulk) => {
      setHoursTyped(true);
      void formik.setValues({ roomId: kept.roomId, intervals: kept.intervals, notes: kept.notes });
      setDays(new Set(kept.days));
      setFallen([]);
      setFailures(new Map());
    },
    /** Deselects rented days. */
    take: (results: readonly DayResult[]) => {
      setSavedNotes(notes);
      setDays((all) =>
        less(
          all,
          results.flatMap(({ date, failure }) => (failure ? [] : [date])),
        ),
      );
      setFailures(new Map(results.flatMap(({ date, failure }) => (failure ? [[date, failure] as const] : []))));
      setFallen([]);
    },
  };
}

/** Omits invalid hours, so that only the room counts. */
function judgeable({ room, intervals }: DayPattern): DayPattern {
  return { room, intervals: intervalFaults(intervals).length === 0 ? intervals : [] };
}

function less(days: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return new Set([...days].filter((date) => !gone.includes(date)));
}
