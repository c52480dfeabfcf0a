import { useState } from 'react';

import type { TurnoChange } from '../../../clinic/appointment/undo/restoring';
import { useSeriesTurnosQuery } from '../../../clinic/series/series-place.generated';
import type { ApiError } from '../../../kit/errors/api-error';
import { useCancelFollowingMutation, type CancellationInput } from './following.generated';
import { followingOf } from './following';

interface Turno {
  id: string;
  startTime: string;
  series: { id: string } | null;
}

/** Of a turno that somebody cancels: those of its series that may go with it, and whether they do. */
export function useFollowing(turno: Turno | undefined) {
  const [takesAll, setTakesAll] = useState(false);
  const [send] = useCancelFollowingMutation({ errorToast: false });
  const query = useSeriesTurnosQuery({
    variables: { id: turno?.id ?? '' },
    skip: turno?.series == null,
    fetchPolicy: 'network-only',
    errorToast: false,
  });
  const all = query.data?.appointment?.series?.appointments;
  const following = turno && all && followingOf(all, turno);
  return {
    query,
    /** Undefined while they are on their way. */
    following,
    takesAll: takesAll && following !== undefined,
    setTakesAll,
    cancel: async (
      cancellation?: CancellationInput,
    ): Promise<{ error: ApiError } | { changes: TurnoChange[]; kept: number }> => {
      const seen = following ?? [];
      const turnos = seen.map(({ id, version }) => ({ id, version }));
      const { data, error } = await send({ input: { turnos, ...(cancellation && { cancellation }) } });
      if (error?.code === 'CONFLICT') await query.refetch();
      if (error) return { error };
      const { cancelled, kept } = data.cancelFollowing;
      const changes = cancelled.flatMap((after) => {
        const before = seen.find(({ id }) => id === after.id);
        return before ? [{ before, after, mail: turno?.series?.id }] : [];
      });
      return { changes, kept: kept.length };
    },
  };
}
