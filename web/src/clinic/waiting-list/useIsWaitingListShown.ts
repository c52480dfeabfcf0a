import { useWaitingListShownQuery } from './waiting-list-shown.generated';

/** For staff. False if the clinic has no waiting list and no entry waits; true while loading. */
export function useIsWaitingListShown(isAsked = true): boolean {
  const { data } = useWaitingListShownQuery({ skip: !isAsked });
  return data === undefined || data.isWaitingListEnabled || data.waitingList.edges.length > 0;
}
