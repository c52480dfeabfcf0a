import { useWaitingListShownQuery } from './waiting-list-shown.generated';

/** For staff: not where the clinic has no list and nobody waits in it any more. Until it is known, it is shown. */
export function useIsWaitingListShown(isAsked = true): boolean {
  const { data } = useWaitingListShownQuery({ skip: !isAsked, errorToast: false });
  return data === undefined || data.isWaitingListEnabled || data.waitingList.edges.length > 0;
}
