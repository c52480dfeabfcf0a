import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { payerName } from '@turnero/api/domain/coverage-words';

import { CellLines } from '../../../kit/list/CellLines';
import { DataTable, type Column } from '../../../kit/list/DataTable';
import { RowAction } from '../../../kit/list/RowAction';
import { RowMenu } from '../../../kit/list/RowMenu';
import type { Rows } from '../../../kit/list/usePagedQuery';
import { EmptyState } from '../../../kit/states/EmptyState';
import { momentText } from '../../../kit/time/wall-time';
import { AssignIcon, EventBusyIcon, VisibilityIcon } from '../../../kit/ui/icons';
import { StatusChip } from '../../../kit/ui/StatusChip';
import { preferenceText, texts } from '../texts';
import { hasLostAppointment, isAssignable } from './request-status';
import { EVERY_STATUS, type RequestsUrl } from './requests-list';
import type { RequestFactsFragment } from './requests.generated';
import { RequestStatusBadge } from './RequestStatusBadge';

const COLUMNS: readonly Column<RequestFactsFragment>[] = [
  { id: 'patient', header: texts.fields.patient, cell: ({ patientName }) => patientName, card: 'title' },
  { id: 'number', header: texts.fields.number, cell: ({ number }) => number },
  {
    id: 'specialty',
    header: texts.fields.specialty,
    cell: ({ specialtyName, coverage }) => <CellLines first={specialtyName} second={coverage && payerName(coverage)} />,
    card: 'line',
  },
  { id: 'preference', header: texts.fields.preference, cell: preferenceText },
  { id: 'sent', header: texts.fields.received, cell: ({ createdAt }) => momentText(createdAt) },
  { id: 'status', header: texts.fields.status, cell: (request) => <StatusCell request={request} />, card: 'badge' },
];

/** Also shows a lost appointment. */
function StatusCell({ request }: { request: RequestFactsFragment }) {
  return (
    <Stack direction="row" component="span" spacing={1} sx={{ display: 'inline-flex' }}>
      <RequestStatusBadge request={request} />
      {hasLostAppointment(request) && (
        <StatusChip
          icon={<EventBusyIcon fontSize="inherit" />}
          colour="cancelled"
          label={
            request.appointment?.status === 'cancelled' ? texts.lostAppointment.cancelled : texts.lostAppointment.missed
          }
        />
      )}
    </Stack>
  );
}

interface Props {
  list: Rows<RequestFactsFragment>;
  urlState: RequestsUrl;
  onDetails: (request: RequestFactsFragment) => void;
  onAssign: (request: RequestFactsFragment) => void;
}

export function RequestsTable({ list, urlState, onDetails, onAssign }: Props) {
  return (
    <DataTable
      caption={texts.list.caption}
      columns={COLUMNS}
      list={list}
      urlState={urlState}
      rowKey={({ id }) => id}
      rowActions={(request) => (
        <>
          <RowAction
            icon={VisibilityIcon}
            label={texts.requestDialog.open}
            of={request.patientName}
            onClick={() => onDetails(request)}
            hasDialog
          />
          {isAssignable(request) && (
            <RowMenu
              of={request.patientName}
              main={{
                icon: AssignIcon,
                label: texts.assignDialog.open,
                word: texts.assignDialog.word,
                onClick: () => onAssign(request),
                hasDialog: true,
              }}
              rest={[]}
            />
          )}
        </>
      )}
      notFound={
        urlState.filters.estado === '' && urlState.search !== ''
          ? {
              title: texts.list.noneOpen,
              text: texts.list.searchedOpen,
              actions: (
                <Button variant="outlined" onClick={() => urlState.setFilter('estado', EVERY_STATUS)}>
                  {texts.list.searchAll}
                </Button>
              ),
            }
          : undefined
      }
      empty={
        <EmptyState
          title={texts.list.empty}
          text={texts.list.emptyHint}
          action={
            <Button variant="outlined" onClick={() => urlState.setFilter('estado', EVERY_STATUS)}>
              {texts.list.showAll}
            </Button>
          }
        />
      }
      errorTitle={texts.list.failed}
    />
  );
}
