import Typography from '@mui/material/Typography';

import type { Column } from '../../kit/list/DataTable';
import type { WholeList } from '../../kit/list/useWholeList';
import { momentText } from '../../kit/time/wall-time';
import { WebhookBadge } from './WebhookBadge';
import { eventsText } from './webhook-form';
import { texts } from './texts';
import type { WebhookFactsFragment, WebhooksQuery } from './webhooks.generated';

/** `name`: the description, or else the URL. */
export interface Webhook extends WebhookFactsFragment {
  name: string;
}

export function named(webhook: WebhookFactsFragment): Webhook {
  return { ...webhook, name: webhook.description || webhook.url };
}

export const WEBHOOKS: WholeList<WebhooksQuery, Webhook, 'estado', 'destino'> = {
  rowsOf: ({ webhooks }) => webhooks.map(named),
  textOf: ({ url, description, eventTypes }) => `${url} ${description} ${eventsText(eventTypes)}`,
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
  sorts: { destino: ({ name }) => name },
  failed: texts.list.failed,
};

/** Shows only the host; the full address is on the endpoint's page. */
export const WEBHOOK_COLUMNS: readonly Column<Webhook, 'destino'>[] = [
  {
    id: 'name',
    header: texts.fields.name,
    cell: ({ name, url }) => (
      <>
        {name}
        {name !== url && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {new URL(url).host}
          </Typography>
        )}
      </>
    ),
    sort: 'destino',
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
