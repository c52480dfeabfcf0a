import type { TurnoChange } from '../../../clinic/appointment/undo/restoring';
import { seriesTexts } from '../../../clinic/series/texts';
import type { ApiError } from '../../../kit/errors/api-error';
import type { Outcome } from '../../../kit/graphql/hooks';
import type {
  CancelFollowingMutation,
  CancelFollowingMutationVariables,
  CancellationInput,
} from './following.generated';
import type { useFollowing } from './useFollowing';

/** A patient's mutation, or that of staff, which reads more. */
type Send = (variables: CancelFollowingMutationVariables) => Promise<Outcome<CancelFollowingMutation>>;

/** Cancels a turno and the following as they were seen. Returns the changes, or why nothing was done. */
export async function cancelFollowing(
  send: Send,
  { query, following = [], mail }: ReturnType<typeof useFollowing>,
  cancellation?: CancellationInput,
): Promise<{ error: ApiError } | { changes: TurnoChange[]; kept: string[] }> {
  const turnos = following.map(({ id, version }) => ({ id, version }));
  const { data, error } = await send({ input: { turnos, cancellation } });
  if (error?.code === 'CONFLICT') await query.refetch();
  if (error) return { error };
  const { cancelled, kept } = data.cancelFollowing;
  const changes = cancelled.flatMap((after) => {
    const before = following.find(({ id }) => id === after.id);
    return before ? [{ before, after, mail }] : [];
  });
  return { changes, kept: kept.map(({ startTime }) => seriesTexts.moment(startTime)) };
}
