import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

import { CodeCard } from '../../kit/copy/CodeCard';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { EntryList } from '../../kit/list/EntryList';
import { RowLink } from '../../kit/list/RowAction';
import { useWholeList } from '../../kit/list/useWholeList';
import { ListIcon } from '../../kit/ui/icons';
import { texts } from './texts';
import { WEBHOOK_COLUMNS, WEBHOOKS, type Webhook } from './webhooks-list';
import { webhookPath } from './webhooks.paths';
import {
  useCreateWebhookMutation,
  useDeleteWebhookMutation,
  useUpdateWebhookMutation,
  useWebhooksQuery,
  type CreateWebhookInput,
} from './webhooks.generated';
import { WebhookFormDialog } from './WebhookFormDialog';

/** The endpoints that receive events. */
export function WebhooksPage() {
  const { reload, props } = useWholeList(useWebhooksQuery, WEBHOOKS);
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const [remove] = useDeleteWebhookMutation();
  const form = useEntryForm<Webhook, Required<CreateWebhookInput>>(texts, reload, {
    create: (input, idempotencyKey) => create({ input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => update({ id, input, expectedVersion }),
  });
  const deletion = useDeletion<Webhook>(texts.deletion, reload, ({ id, name }) => ({
    about: (
      <Subject>
        <strong style={{ overflowWrap: 'anywhere' }}>{name}</strong>
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    remove: () => remove({ id }),
  }));
  return (
    <Stack spacing={6}>
      <EntryList
        {...props}
        texts={texts}
        columns={WEBHOOK_COLUMNS}
        create={{ label: texts.create.open, onPress: form.openNew }}
        onEdit={form.openStored}
        onDelete={deletion.ask}
        moreActions={({ id, name }) => (
          <RowLink icon={ListIcon} label={texts.list.see} of={name} to={webhookPath(id)} />
        )}
      >
        <WebhookFormDialog key={form.dialog.stored?.id} {...form.dialog} />
        {deletion.dialog}
      </EntryList>
      <CodeCard texts={texts.example} code={texts.example.code}>
        <Link href="/api/docs/eventos">{texts.example.docs}</Link>
      </CodeCard>
    </Stack>
  );
}
