import { useMemo, useState, type RefObject } from 'react';

import { useFocusOn } from '../../../kit/focus/useFocusOn';
import type { FormFields } from '../../../kit/form/form-fields';
import { notify } from '../../../kit/notify/notify';
import type { Interval } from '../../../kit/time/intervals';
import type { RoomMonthView } from '../month/useRoomMonth';
import { useRentalQuote } from '../quote/useRentalQuote';
import { intervalFaults, type RentalValues } from '../rent/rental-form';
import { texts } from '../texts';
import { dayFaults, intervalToAdd, type KnownDays } from './bulk-days';
import { bulkFaults, faultsText } from './bulk-form';
import type { DayResult } from './day-result';
import { useBulkForm } from './useBulkForm';
import { useRentDays } from './useRentDays';

type Place = RefObject<HTMLElement | null>;

interface Places {
  fields: RefObject<FormFields | null>;
  room: Place;
  /** The first day that can't be rented. */
  trouble: Place;
  /** The calendar's tab stop. */
  day: Place;
  failure: Place;
}

export type BulkRentalState = ReturnType<typeof useBulkRental>;

export function useBulkRental(month: RoomMonthView, { failure: failurePlace, ...places }: Places) {
  const known = useKnownDays(month);
  const rooms = useLastKnown(month.rooms);
  const form = useBulkForm({ today: month.today, known, rooms, onSubmit: rent });
  const { formik, room, days, pattern, failures } = form;
  const { intervals } = formik.values;
  const [tried, setTried] = useState(false);
  const [lastTry, setLastTry] = useState<readonly DayResult[] | null>(null);

  const hasPrice = intervalFaults(intervals).length === 0 && days.size > 0;
  const price = useRentalQuote(room && hasPrice ? { roomIds: [room.id], days: [...days].sort(), intervals } : null);
  const { rentAll, progress } = useRentDays({
    reload: month.reload,
    onDone: (results) => {
      form.take(results);
      setLastTry(results);
    },
  });

  async function rent({ roomId, intervals: hours, notes }: RentalValues) {
    if (roomId === null) return;
    const sent = hours.map(({ startTime, endTime }) => ({ startTime, endTime }));
    await rentAll({ roomId, intervals: sent, notes: notes.trim() || null }, [...days].sort());
  }

  useFocusOn(failurePlace, lastTry?.some(({ failure }) => failure) && lastTry);

  const save = () => {
    // Days of a draft are unsure until the calendar shows their month.
    const unsure = new Set([...days].filter((date) => failures.get(date)?.isUnsure || !known.has(date)));
    const wrong = bulkFaults({ ...formik.values, room, days }, known, unsure);
    if (wrong.length === 0) {
      setTried(false);
      void formik.submitForm();
      return;
    }
    setTried(true);
    void formik.setTouched({ notes: true }, false);
    notify.error(faultsText(wrong));
    focusFault(places, { isRoomMissing: room === null });
  };

  /** By date: why a day failed, or would fail now. */
  const troubles = useMemo(() => {
    const faultsOf = (date: string) => (known.has(date) ? dayFaults(known.get(date), pattern).join(', ') : '');
    const reasonOf = (date: string) => failures.get(date)?.reason ?? faultsOf(date);
    return new Map(
      [...days].sort().flatMap((date) => (reasonOf(date) === '' ? [] : [[date, reasonOf(date)] as const])),
    );
  }, [days, failures, known, pattern]);

  return {
    known,
    rooms,
    form,
    price,
    progress,
    save,
    troubles,
    /** Locked while saving. */
    toggle: progress ? () => undefined : form.toggle,
    remove: progress ? () => undefined : form.remove,
    restore: progress ? () => undefined : form.restore,
    newInterval: (present: readonly Interval[]) => intervalToAdd({ room, intervals: present }, days, known),
    errors: {
      room: tried && room === null ? texts.faults.noRoom : undefined,
      days: tried && days.size === 0 ? texts.faults.noDay : undefined,
    },
  };
}

function focusFault(
  { fields, room, trouble, day }: Omit<Places, 'failure'>,
  { isRoomMissing }: { isRoomMissing: boolean },
) {
  const field = isRoomMissing ? room.current : fields.current?.faults()[0]?.field;
  (field ?? trouble.current ?? day.current)?.focus();
}

/** Keeps rooms while another month loads. */
function useLastKnown<Item>(items: readonly Item[]): readonly Item[] {
  const [last, setLast] = useState(items);
  if (items.length > 0 && items !== last) setLast(items);
  return items.length > 0 ? items : last;
}

/** Days of every month shown so far, as selected days may lie in others. The current month stays fresh. */
function useKnownDays({ month, days }: Pick<RoomMonthView, 'month' | 'days'>): KnownDays {
  const [months, setMonths] = useState<ReadonlyMap<string, KnownDays>>(new Map());
  if (month !== undefined && days && days.size > 0 && months.get(month) !== days)
    setMonths(new Map(months).set(month, days));
  return useMemo(() => new Map([...months.values()].flatMap((each) => [...each])), [months]);
}
