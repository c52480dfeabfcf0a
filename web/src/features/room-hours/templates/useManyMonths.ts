import { useState } from 'react';

import { weekInput } from '../../../clinic/hours/week-form';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import { useBatch } from '../../../kit/send/useBatch';
import type { SetRoomAvailabilityMutation } from '../room-hours.generated';
import { texts } from '../texts';
import type { MonthChange, MonthOutcome } from '../useSetMonth';
import type { RoomWeekValues } from '../week-form';

/** `reason` is undefined on success. */
export type MonthResult = { reason: string | undefined };

interface Options {
  roomId: number;
  year: number;
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
}

/** One after the other; continues after failures. */
export function useManyMonths({ roomId, year, setMonth }: Options) {
  const [results, setResults] = useState<ReadonlyMap<number, MonthResult>>(new Map());
  const { run, progress } = useBatch<MonthChange, SetRoomAvailabilityMutation>({
    nameOf: ({ month }) => String(month),
    // No idempotency key: setting a month is idempotent.
    send: async ({ input }) => {
      const outcome = await setMonth(input);
      setResults((before) => new Map(before).set(input.month, { reason: outcome.error && bannerText(outcome.error) }));
      return outcome;
    },
  });

  /** Counts this time; null if already running. */
  const start = async (months: readonly { month: number; version: number }[], week: RoomWeekValues) => {
    const templateName = week.templateName.trim();
    const input = { templateName, weeklyTemplate: weekInput(week) };
    const outcomes = await run(
      months.map(({ month, version }) => ({ roomId, year, month, input, expectedVersion: version })),
    );
    if (!outcomes) return null;
    const applied = outcomes.filter(({ outcome }) => outcome && !outcome.error).length;
    if (applied > 0) notify.success(texts.manyMonthsDialog.done(templateName, applied));
    return { applied, failed: outcomes.length - applied };
  };
  const applied = [...results.values()].filter(({ reason }) => reason === undefined).length;
  return { results, progress, applied, failed: results.size - applied, start };
}
