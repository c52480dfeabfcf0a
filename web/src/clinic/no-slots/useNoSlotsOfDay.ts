import { useEffect, useMemo, useRef } from 'react';

import { useNoSlotsOfDayQuery, type NoSlotsReason } from './no-slots.generated';

/** Reasons by key: `professional-` or `room-` and the id. */
export type NoSlots = ReadonlyMap<string, NoSlotsReason>;

interface Options {
  /** yyyy-MM-dd */
  date: string;
  /** A new one reloads the reasons. */
  version: string | undefined;
  isAsked: boolean;
}

const NOTHING: NoSlots = new Map();

/** For staff: who has no slots that day, and why. Failures stay silent. */
export function useNoSlotsOfDay({ date, version, isAsked }: Options): NoSlots {
  const { data, refetch } = useNoSlotsOfDayQuery({
    variables: { date },
    fetchPolicy: 'cache-and-network',
    skip: !isAsked,
  });
  const last = useRef({ date, version });
  useEffect(() => {
    const isOlder = last.current.date === date && last.current.version !== version;
    const isFirst = last.current.version === undefined;
    last.current = { date, version };
    if (isAsked && isOlder && !isFirst) void refetch();
  }, [date, version, isAsked, refetch]);
  const found = isAsked ? data?.noSlotsOfDay : undefined;
  return useMemo(
    () =>
      found
        ? new Map([
            ...found.professionals.map(({ id, reason }) => [`professional-${id}`, reason] as const),
            ...found.rooms.map(({ id, reason }) => [`room-${id}`, reason] as const),
          ])
        : NOTHING,
    [found],
  );
}
