import { useEffect } from 'react';

import { isExpected } from '../../../../clinic/appointment/appointment-status';
import { useAfterChange } from '../../../../kit/graphql/changes';
import { countOrNear } from '../../../../kit/list/near-text';
import { useListUrlState } from '../../../../kit/list/useListUrlState';
import { usePagedQuery } from '../../../../kit/list/usePagedQuery';
import { notify } from '../../../../kit/notify/notify';
import { calendarTexts } from '../texts';
import { useAccountOfTurnosQuery, useFoundTurnosQuery } from './search.generated';
import { foundVariables, OWN_SEARCH_SHAPE, SEARCH_SHAPE } from './appointment-search';

interface Options {
  /** yyyy-MM-dd, in the clinic. */
  today: string;
  isAdmin: boolean;
  /** Also without a search text. */
  isOpen: boolean;
}

/** Finds turnos of all times by patient; kept in the address. */
export function useAppointmentSearch({ today, isAdmin, isOpen }: Options) {
  const urlState = useListUrlState(isAdmin ? SEARCH_SHAPE : OWN_SEARCH_SHAPE);
  const coming = useFound({ urlState, today, when: 'coming' });
  const past = useFound({ urlState, today, when: 'past' });
  // One failure for both lists.
  const failed = coming.failed || past.failed;
  useEffect(() => {
    if (failed) notify.error(calendarTexts.page.failed);
  }, [failed]);
  const accountId = Number(urlState.filters.cuenta);
  const { data } = useAccountOfTurnosQuery({ variables: { id: accountId }, skip: accountId === 0 });
  return {
    urlState,
    isSearching: isOpen || urlState.isNarrowed,
    /** The filter's. */
    accounts: (data?.users.items ?? []).map(({ id, name }) => ({
      value: String(id),
      label: calendarTexts.page.accountOf(name),
    })),
    coming,
    past,
    /** Also announced: "2 turnos próximos". */
    count:
      urlState.isNarrowed && coming.rows && !coming.isOfAnother
        ? countOrNear(
            calendarTexts.foundTurnos.comingCount(
              coming.rows.filter(({ status }) => isExpected(status)).length,
              coming.more !== undefined,
            ),
            coming.isNear,
          )
        : undefined,
  };
}

interface FoundOptions {
  urlState: ReturnType<typeof useListUrlState<'cuenta', never>>;
  today: string;
  when: 'coming' | 'past';
}

function useFound({ urlState, today, when }: FoundOptions) {
  const list = usePagedQuery(useFoundTurnosQuery, {
    variables: foundVariables(urlState, today, when),
    skip: !urlState.isNarrowed,
    pageOf: ({ appointments }) => appointments,
  });
  useAfterChange(list.rows ? list.retry : nothing);
  return list;
}

const nothing = () => undefined;
