import type { Column } from '../../kit/list/DataTable';
import type { WholeList } from '../../kit/list/useWholeList';
import { momentText } from '../../kit/time/wall-time';
import { WebhookBadge } from './WebhookBadge';
import { eventsText } from './webhook-form';
import { texts } from './texts';
import type { WebhookFactsFragment, WebhooksQuery } from './webhooks.generated';

export const WEBHOOKS: WholeList<WebhooksQuery, WebhookFactsFragment, 'estado', 'direccion'> = {
  rowsOf: ({ webhooks }) => webhooks,
  textOf: ({ name, description, eventTypes }) => `${name} ${description} ${eventsText(eventTypes)}`,
  filters: {
    estado: {
      label: texts.fields.state,
      all: texts.list.allStates,
      options: {
        activos: { label: texts.states.active, passes: ({ state }) => state === 'active' || state === 'retrying' },
        pausados: { label: texts.states.paused, passes: ({ state }) => state !== 'active' && state !== 'retrying' },
      },
    },
  },
  sorts: { direccion: ({ name }) => name },
  failed: texts.list.failed,
};

export const WEBHOOK_COLUMNS: readonly Column<WebhookFactsFragment, 'direccion'>[] = [
  {
    id: 'url',
    header: texts.fields.url,
    cell: ({ name, description }) => (
      <>
        {name}
        {description && <small style={{ display: 'block' }}>{description}</small>}
      </>
    ),
    sort: 'direccion',
    card: 'title',
    takesRest: 'whole',
  },
  { id: 'state', header: texts.fields.state, cell: ({ state }) => <WebhookBadge state={state} />, card: 'badge' },
  { id: 'events', header: texts.fields.eventTypes, cell: ({ eventTypes }) => texts.list.events(eventTypes.length) },
  {
    id: 'last',
    header: texts.fields.lastAttempt,
    cell: ({ backlog: { lastAttemptAt } }) =>
      lastAttemptAt === null ? (
        texts.list.never
      ) : (
        <time dateTime={lastAttemptAt} style={{ whiteSpace: 'nowrap' }}>
          {momentText(lastAttemptAt)}
        </time>
      ),
  },
  {
    id: 'backlog',
    header: texts.fields.backlog,
    cell: ({ backlog }) => texts.backlog(backlog) || texts.list.noBacklog,
    card: 'line',
  },
];
