import { useRoomTemplatesQuery, type RoomTemplateFactsFragment } from '../room-hours.generated';
import { texts } from '../texts';

export interface Templates {
  /** The common ones, then the clinic's own; undefined while loading or failed. */
  all: readonly RoomTemplateFactsFragment[] | undefined;
  failed: boolean;
  reload: () => Promise<void>;
}

export function useRoomTemplates(): Templates {
  const { data, error, refetch } = useRoomTemplatesQuery({
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.templateList.failed,
  });
  return { all: data?.roomTemplates, failed: error !== undefined && !data, reload: refetch };
}
