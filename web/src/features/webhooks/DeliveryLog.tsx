import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { DataTable, type Column } from '../../kit/list/DataTable';
import { ListToolbar } from '../../kit/list/ListToolbar';
import type { ListShape } from '../../kit/list/list-url-state';
import { MoreRows } from '../../kit/list/MoreRows';
import { RowAction } from '../../kit/list/RowAction';
import { useListUrlState } from '../../kit/list/useListUrlState';
import type { PagedRows } from '../../kit/list/usePagedQuery';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { momentText } from '../../kit/time/wall-time';
import { CheckIcon, RefreshIcon, ScheduleIcon, WarningIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import { eventText, texts } from './texts';
import {
  useWebhookDeliveriesQuery,
  type WebhookDeliveriesQuery,
  type WebhookDeliveryFactsFragment,
  type WebhookDeliveryState,
} from './webhooks.generated';

const LOOK: Readonly<Record<WebhookDeliveryState, { icon: typeof CheckIcon; colour: StatusColour }>> = {
  delivered: { icon: CheckIcon, colour: 'done' },
  waiting: { icon: ScheduleIcon, colour: 'pending' },
  failed: { icon: WarningIcon, colour: 'cancelled' },
};

/** Keyed by the states' names in the address. */
const STATES: Readonly<Record<string, WebhookDeliveryState>> = {
  entregados: 'delivered',
  reintentos: 'waiting',
  fallidos: 'failed',
};
const SHAPE: ListShape<'resultado', never> = { filters: { resultado: Object.keys(STATES) } };
const STATE_OPTIONS = Object.entries(STATES).map(([value, state]) => ({ value, label: texts.log.states[state] }));

const PAGE = 50;

/** Deliveries appear with a delay. */
export const POLL_MS = 10_000;

const COLUMNS: readonly Column<WebhookDeliveryFactsFragment>[] = [
  {
    id: 'event',
    header: texts.log.event,
    cell: ({ eventType, sequence }) => texts.log.which(eventText(eventType), sequence),
    card: 'title',
  },
  {
    id: 'at',
    header: texts.log.at,
    cell: ({ attemptedAt }) => (
      <time dateTime={attemptedAt} style={{ whiteSpace: 'nowrap' }}>
        {momentText(attemptedAt)}
      </time>
    ),
  },
  { id: 'outcome', header: texts.log.outcome, cell: ({ state }) => <Outcome state={state} />, card: 'badge' },
  {
    id: 'answer',
    header: texts.log.response,
    cell: ({ statusCode, fault, response }) => (
      <span style={{ overflowWrap: 'anywhere' }}>
        {statusCode === null ? (fault ?? texts.log.none) : texts.log.answered(statusCode, readable(response))}
      </span>
    ),
    takesRest: 'whole',
    card: 'line',
  },
  { id: 'attempts', header: texts.log.attempts, cell: ({ attempts }) => attempts, align: 'right' },
  {
    id: 'duration',
    header: texts.log.duration,
    cell: ({ durationMs }) => texts.log.milliseconds(durationMs),
    align: 'right',
  },
];

const EXCERPT = 120;

/** The plain text of a response: gateways send whole pages. */
function readable(response: string): string {
  const words = response
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT - 1)}…` : words;
}

function Outcome({ state }: { state: WebhookDeliveryState }) {
  const { icon: Icon, colour } = LOOK[state];
  return <StatusChip icon={<Icon fontSize="inherit" />} colour={colour} label={texts.log.states[state]} />;
}

type Deliveries = PagedRows<WebhookDeliveriesQuery, WebhookDeliveryFactsFragment>;

/** An endpoint's deliveries, newest first. */
export function useDeliveries(webhookId: number) {
  const urlState = useListUrlState(SHAPE);
  const list = usePagedQuery(useWebhookDeliveriesQuery, {
    variables: { filter: { webhookId, state: STATES[urlState.filters.resultado] ?? null }, first: PAGE },
    pageOf: ({ webhookDeliveries }) => webhookDeliveries,
    pollInterval: POLL_MS,
    errorFallback: texts.log.failed,
  });
  return { urlState, list };
}

interface Props {
  urlState: ReturnType<typeof useDeliveries>['urlState'];
  list: Deliveries;
  isBusy: boolean;
  onRetry: (sequence: number) => void;
}

export function DeliveryLog({ urlState, list, isBusy, onRetry }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A delivery that has arrived loses its retry button.
  useKeptFocus(part, () => heading.current?.focus());
  return (
    <Stack
      component="section"
      ref={part}
      spacing={3}
      aria-labelledby="deliveries"
      sx={{ '& > .MuiButton-root': { alignSelf: 'center' } }}
    >
      <Typography id="deliveries" variant="h2" ref={heading} tabIndex={-1}>
        {texts.log.title}
      </Typography>
      <ListToolbar
        urlState={urlState}
        filters={[{ name: 'resultado', label: texts.log.outcome, all: texts.log.all, options: STATE_OPTIONS }]}
      />
      <DataTable
        caption={texts.log.caption}
        columns={COLUMNS}
        list={list}
        urlState={urlState}
        rowKey={({ id }) => id}
        rowActions={({ state, sequence, eventType }) =>
          state !== 'delivered' && (
            <RowAction
              icon={RefreshIcon}
              label={texts.log.retry}
              of={texts.log.which(eventText(eventType), sequence)}
              busy={isBusy}
              onClick={() => onRetry(sequence)}
            />
          )
        }
        empty={<EmptyState title={texts.log.empty} text={texts.log.emptyHint} />}
        errorTitle={texts.log.failed}
      />
      <MoreRows onMore={list.more && (() => void list.more?.())} busy={list.loadingMore} />
    </Stack>
  );
}
