import { useRef, useState } from 'react';

import { notify } from '../../shared/notify/notify';
import { useReorderProfessionalsMutation, type ProfessionalFactsFragment } from './professionals.generated';
import { texts } from './texts';

interface ProfessionalOrder {
  /** As they were last put, saved or not yet. */
  shown: readonly ProfessionalFactsFragment[];
  /** Shows that order at once and saves it; answers whether what was put last could be saved, once the order shown is what stands. */
  put: (professionals: readonly ProfessionalFactsFragment[]) => Promise<boolean>;
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
  const saving = useRef<Promise<boolean>>(undefined);

  const save = async (): Promise<boolean> => {
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
    // Whoever has gone on meanwhile is told what became of that.
    if (wanted.current !== undefined && saving.current) return saving.current;
    setOrder(undefined);
    return !failure;
  };
  return {
    shown: order ? inOrder(all, order) : all,
    put: (professionals) => {
      const ids = professionals.map(({ id }) => id);
      const isSaving = wanted.current !== undefined;
      wanted.current = ids;
      setOrder(ids);
      if (!isSaving || !saving.current) saving.current = save();
      return saving.current;
    },
  };
}

/** Numbered from 0, as they will stand. Whoever is not in the order, having been added since, comes last. */
function inOrder(all: readonly ProfessionalFactsFragment[], order: readonly number[]): ProfessionalFactsFragment[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: ProfessionalFactsFragment) => places.get(id) ?? places.size;
  return all.toSorted((one, other) => placeOf(one) - placeOf(other)).map((professional, sortOrder) => ({ ...professional, sortOrder }));
}
