import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import type { Outcome } from '../../kit/graphql/hooks';
import { notify } from '../../kit/notify/notify';
import { EmptyState } from '../../kit/states/EmptyState';
import { Loaded } from '../../kit/states/Loaded';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { OffButton } from '../../kit/ui/OffButton';
import { DeliveryLog, POLL_MS, useDeliveries } from './DeliveryLog';
import { SecretDialog } from './SecretDialog';
import { TestDialog } from './TestDialog';
import { texts } from './texts';
import { WebhookBadge } from './WebhookBadge';
import { eventsText } from './webhook-form';
import { named, type Webhook } from './webhooks-list';
import { WEBHOOKS_PATH } from './webhooks.paths';
import {
  usePauseWebhookMutation,
  useResumeWebhookMutation,
  useRetryWebhookDeliveriesMutation,
  useWebhooksQuery,
} from './webhooks.generated';

/** An endpoint: status, actions and deliveries. */
export function WebhookPage() {
  const id = Number(useParams()['webhookId']);
  const query = useWebhooksQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    errorFallback: texts.list.failed,
  });
  return (
    <Loaded query={query} errorTitle={texts.list.failed} waiting={<PageSpinner />}>
      {({ webhooks }) => {
        const webhook = webhooks.find((one) => one.id === id);
        if (webhook) return <Endpoint webhook={named(webhook)} reload={query.refetch} />;
        return (
          <EmptyState title={texts.page.gone} action={<ButtonLink to={WEBHOOKS_PATH}>{texts.page.back}</ButtonLink>} />
        );
      }}
    </Loaded>
  );
}

interface Props {
  webhook: Webhook;
  reload: () => Promise<unknown>;
}

function Endpoint({ webhook, reload }: Props) {
  const { id, name, url, eventTypes, state, backlog } = webhook;
  const { urlState, list } = useDeliveries(id);
  const [pause] = usePauseWebhookMutation({ errorFallback: texts.page.pauseFailed });
  const [resume] = useResumeWebhookMutation({ errorFallback: texts.page.resumeFailed });
  const [retry] = useRetryWebhookDeliveriesMutation({ errorFallback: texts.page.retryFailed });
  const [opened, setOpened] = useState<'test' | 'secret'>();
  const [isBusy, setBusy] = useState(false);
  const isPaused = state !== 'active' && state !== 'retrying';
  const act = async (acting: Promise<Outcome<unknown>>, done: string) => {
    setBusy(true);
    const { error } = await acting;
    await Promise.all([reload(), list.retry()]);
    setBusy(false);
    if (!error) notify.success(done);
  };
  const retryEvents = (sequence: number | null) => void act(retry({ webhookId: id, sequence }), texts.page.retried);
  return (
    <Stack spacing={6}>
      <Stack spacing={3}>
        <div>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {name !== url && <p style={{ overflowWrap: 'anywhere' }}>{url}</p>}
        </div>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <WebhookBadge state={state} />
          <span>{texts.page.what[state]}</span>
        </Stack>
        <Typography color="textSecondary">
          {texts.fields.eventTypes}: {eventsText(eventTypes)}
        </Typography>
        <Stack direction="row" spacing={2}>
          <Button aria-haspopup="dialog" onClick={() => setOpened('test')}>
            {texts.test.open}
          </Button>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpened('secret')}>
            {texts.secret.open}
          </Button>
          <OffButton
            variant="outlined"
            off={isBusy}
            onClick={() =>
              void (isPaused ? act(resume({ id }), texts.page.resumed) : act(pause({ id }), texts.page.paused))
            }
          >
            {isPaused ? texts.page.resume : texts.page.pause}
          </OffButton>
          {backlog.failed > 0 && (
            <OffButton ref={leaveFocusAbove} variant="outlined" off={isBusy} onClick={() => retryEvents(null)}>
              {texts.page.retryAll}
            </OffButton>
          )}
        </Stack>
      </Stack>
      <DeliveryLog urlState={urlState} list={list} isBusy={isBusy} onRetry={retryEvents} />
      {opened === 'test' && <TestDialog webhookId={id} url={url} onClose={() => setOpened(undefined)} />}
      {opened === 'secret' && <SecretDialog webhook={webhook} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
