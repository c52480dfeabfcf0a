import { useRef, useState } from 'react';

import { notify } from '../../shared/notify/notify';
import { useReorderProfessionalsMutation, type ProfessionalFactsFragment } from './professionals.generated';
import { texts } from './texts';

interface ProfessionalOrder {
  /** As they were last put, saved or not yet. */
  shown: readonly ProfessionalFactsFragment[];
  /** Shows that order at once and saves it. */
  put: (professionals: readonly ProfessionalFactsFragment[]) => void;
}

/**
 * The display order, for whoever changes it step by step: each step is seen at once, and what was put meanwhile is saved when
 * the step before is. When one could not be saved, or somebody else has put them in another order meanwhile, the order is
 * again the server's. `all` is every professional, in order.
 */
export function useProfessionalOrder(all: readonly ProfessionalFactsFragment[], reload: () => Promise<void>): ProfessionalOrder {
  const [reorder] = useReorderProfessionalsMutation({ errorToast: false });
  const [order, setOrder] = useState<readonly number[]>();
  const wanted = useRef<readonly number[]>(undefined);

  const save = async () => {
    let failure;
    // What was saved last is known by its numbers before the list itself is read again.
    let expectedIds = all.toSorted((one, other) => one.sortOrder - other.sortOrder).map(({ id }) => id);
    for (let ids = wanted.current; ids && !failure; ids = wanted.current === ids ? undefined : wanted.current) {
      failure = (await reorder({ ids: [...ids], expectedIds })).error;
      expectedIds = [...ids];
    }
    wanted.current = undefined;
    if (failure) notify.error(failure.textOr(texts.order.failed));
    else notify.success(texts.order.done);
    await reload();
    // Somebody may have gone on meanwhile.
    setOrder((latest) => (wanted.current === undefined ? undefined : latest));
  };
  return {
    shown: order ? inOrder(all, order) : all,
    put: (professionals) => {
      const ids = professionals.map(({ id }) => id);
      const isSaving = wanted.current !== undefined;
      wanted.current = ids;
      setOrder(ids);
      if (!isSaving) void save();
    },
  };
}

/** Numbered from 0, as they will stand. Whoever is not in the order, having been added since, comes last. */
function inOrder(all: readonly ProfessionalFactsFragment[], order: readonly number[]): ProfessionalFactsFragment[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: ProfessionalFactsFragment) => places.get(id) ?? places.size;
  return all.toSorted((one, other) => placeOf(one) - placeOf(other)).map((professional, sortOrder) => ({ ...professional, sortOrder }));
}
