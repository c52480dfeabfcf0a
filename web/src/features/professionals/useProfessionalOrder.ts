import { useRef, useState } from 'react';

import { notify } from '../../kit/notify/notify';
import { useReorderProfessionalsMutation, type ProfessionalFactsFragment } from './professionals.generated';
import { texts } from './texts';

interface ProfessionalOrder {
  /** Saved or not. */
  shown: readonly ProfessionalFactsFragment[];
  /** Shows an order and saves it. Resolves to whether the last one is stored. */
  put: (professionals: readonly ProfessionalFactsFragment[]) => Promise<boolean>;
}

/**
 * Each step shows at once; steps made while saving are saved together. On a failure, or another user's change, shows
 * the server's order. `all`: in order.
 */
export function useProfessionalOrder(
  all: readonly ProfessionalFactsFragment[],
  reload: () => Promise<void>,
): ProfessionalOrder {
  const [reorder] = useReorderProfessionalsMutation();
  const [order, setOrder] = useState<readonly number[]>();
  const latest = useRef<readonly number[]>(undefined);
  const saving = useRef<Promise<boolean>>(undefined);

  const save = async (): Promise<boolean> => {
    let failure;
    // Follows the save, since the list is refetched later.
    let expectedIds = all.toSorted((one, other) => one.sortOrder - other.sortOrder).map(({ id }) => id);
    for (let ids = latest.current; ids && !failure; ids = latest.current === ids ? undefined : latest.current) {
      failure = (await reorder({ ids: [...ids], expectedIds })).error;
      expectedIds = [...ids];
    }
    latest.current = undefined;
    if (failure) notify.error(failure.textOr(texts.order.failed));
    else notify.success(texts.order.done);
    await reload();
    // Resolves with the newest step's result.
    if (latest.current !== undefined && saving.current) return saving.current;
    setOrder(undefined);
    return !failure;
  };
  return {
    shown: order ? inOrder(all, order) : all,
    put: (professionals) => {
      const ids = professionals.map(({ id }) => id);
      const isSaving = latest.current !== undefined;
      latest.current = ids;
      setOrder(ids);
      if (!isSaving || !saving.current) saving.current = save();
      return saving.current;
    },
  };
}

/** From 0, as stored. Professionals missing from `order` were added since and come last. */
function inOrder(all: readonly ProfessionalFactsFragment[], order: readonly number[]): ProfessionalFactsFragment[] {
  const indexes = new Map(order.map((id, index) => [id, index]));
  const indexOf = ({ id }: ProfessionalFactsFragment) => indexes.get(id) ?? indexes.size;
  return all
    .toSorted((one, other) => indexOf(one) - indexOf(other))
    .map((professional, sortOrder) => ({ ...professional, sortOrder }));
}
