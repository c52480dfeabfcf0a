import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { ListToolbar } from '../../../kit/list/ListToolbar';
import { countOrNear } from '../../../kit/list/near-text';
import { Pager } from '../../../kit/list/Pager';
import { useListUrlState } from '../../../kit/list/useListUrlState';
import { usePagedQuery } from '../../../kit/list/usePagedQuery';
import { texts } from '../texts';
import { EVERY_STATUS, LOST, REQUESTS_SHAPE, STATUS_OF, toVariables } from './requests-list';
import { useLostAppointmentsQuery, useRequestSpecialtiesQuery, useRequestsQuery } from './requests.generated';
import { RequestsTable } from './RequestsTable';
import { useRequestDialogs } from './useRequestDialogs';

const PAGE_SIZE = 20;
const STATUSES = [
  ...Object.entries(STATUS_OF).map(([value, status]) => ({ value, label: texts.statuses[status] })),
  { value: LOST, label: texts.list.lost },
  { value: EVERY_STATUS, label: texts.list.allStatuses },
];

/** By specialty, for the clinic to answer. */
export function RequestsPage() {
  const urlState = useListUrlState(REQUESTS_SHAPE);
  const list = usePagedQuery(useRequestsQuery, {
    variables: toVariables(urlState),
    pageOf: ({ appointmentRequests: { items, isNear, pagination } }) => ({ items, isNear, total: pagination.total }),
    errorFallback: texts.list.failed,
  });
  const { data: all } = useRequestSpecialtiesQuery();
  const specialties = (all?.allSpecialties ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const page = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLSelectElement>(null);
  // Answered requests leave the list with the focused button.
  useKeptFocus(page, () => filter.current?.focus());
  const lost = useLostAppointmentsQuery({ fetchPolicy: 'cache-and-network' });
  const lostCount = lost.data?.appointmentRequests.pagination.total ?? 0;
  const { openDetails, openAssign, dialog } = useRequestDialogs(async () => {
    await Promise.all([list.retry(), lost.refetch()]);
  });
  return (
    <Stack spacing={3} ref={page}>
      <ListToolbar
        urlState={urlState}
        searchLabel={texts.list.search}
        filterRef={filter}
        filters={[
          { name: 'estado', label: texts.fields.status, all: texts.list.open, options: STATUSES },
          { name: 'especialidad', label: texts.fields.specialty, all: texts.list.allSpecialties, options: specialties },
        ]}
        count={list.total === undefined ? undefined : countOrNear(texts.list.count(list.total), list.isNear)}
      >
        {lostCount > 0 && urlState.filters.estado !== LOST && (
          <Button variant="outlined" onClick={() => urlState.setFilter('estado', LOST)}>
            {texts.list.showLost(lostCount)}
          </Button>
        )}
      </ListToolbar>
      <RequestsTable list={list} urlState={urlState} onDetails={openDetails} onAssign={openAssign} />
      <Pager page={urlState.page} size={PAGE_SIZE} total={list.total} busy={list.busy} onPage={urlState.setPage} />
      {dialog}
    </Stack>
  );
}
