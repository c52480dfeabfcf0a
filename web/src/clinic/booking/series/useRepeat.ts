import { useState } from 'react';

import { useSeriesDatesQuery } from '../../series/series-dates.generated';
import { chosenSlots, seriesRows, type SeriesPick, type SeriesSlot } from '../../series/series-rows';
import { notify } from '../../../kit/notify/notify';
import { picksOf, withPick, type Repeat } from './repeat';
import type { SeriesSlotInput } from './series.generated';

export interface FirstOfSeries {
  professionalId: number | null;
  startTime: string | undefined;
  durationMinutes: number;
  /** For all dates; null: the room that fits most. */
  roomId: number | null;
}

interface Options {
  repeat: Repeat;
  setRepeat: (change: (repeat: Repeat) => Repeat) => void;
  first: FirstOfSeries;
  /** Sent without a clear answer. */
  sentTurnos: readonly SeriesSlotInput[] | null;
}

/** Dates of a series with statuses and choices. */
export function useRepeat({ repeat, setRepeat, first, sentTurnos }: Options) {
  const { professionalId, startTime, durationMinutes, roomId } = first;
  const { everyWeeks, count } = repeat;
  const [notice, setNotice] = useState<string | null>(null);
  const isOn = everyWeeks > 0 && professionalId !== null && startTime !== undefined;
  const of = `${professionalId} ${durationMinutes}`;
  const asked = `${of} ${startTime} ${everyWeeks} ${count}`;
  const query = useSeriesDatesQuery({
    variables: {
      professionalId: professionalId ?? 0,
      firstStart: startTime ?? '',
      everyWeeks,
      count,
      durationMinutes,
      ...(roomId !== null && { roomId }),
    },
    skip: !isOn,
    fetchPolicy: 'network-only',
  });
  const dates = isOn ? query.data?.seriesDates : undefined;
  const rows = dates && seriesRows(dates, picksOf(repeat, of));
  const held = isOn && sentTurnos && repeat.sentFor === asked ? sentTurnos : null;
  const change = (changed: Partial<Repeat>) => {
    setNotice(null);
    setRepeat((it) => ({ ...it, ...changed }));
  };
  return {
    repeat,
    isOn,
    query,
    rows,
    /** A retry must send the same slots. */
    turnos: held ?? (rows && chosenSlots(rows).map(toInput)),
    isHeld: held !== null,
    /** Why slots were rejected. */
    notice,
    setRhythm: (weeks: number) => change({ everyWeeks: weeks }),
    setCount: (turnos: number) => change({ count: turnos }),
    pick: (start: string, pick: SeriesPick) => {
      setNotice(null);
      setRepeat((it) => withPick(it, of, start, pick));
    },
    noteSent: () => setRepeat((it) => ({ ...it, sentFor: asked })),
    /** After a conflict: keeps choices, reloads dates. */
    taken: async (text: string) => {
      notify.errorInPage(text);
      setNotice(text);
      await query.refetch();
    },
  };
}

function toInput({ startTime, room }: SeriesSlot): SeriesSlotInput {
  return { startTime, roomId: room.id };
}
