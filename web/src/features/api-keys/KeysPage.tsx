import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useMay } from '../../clinic/session/useMay';
import { CodeCard } from '../../kit/copy/CodeCard';
import { OnceDialog } from '../../kit/dialog/OnceDialog';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { failureText } from '../../kit/form/outcome';
import { EntryList } from '../../kit/list/EntryList';
import { RowAction, RowLink } from '../../kit/list/RowAction';
import { useWholeList } from '../../kit/list/useWholeList';
import { notify } from '../../kit/notify/notify';
import { BlockIcon, EditIcon, ListIcon } from '../../kit/ui/icons';
import { auditOfKeyPath } from '../reports/reports.paths';
import {
  useApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useUpdateApiKeyMutation,
  type ApiKeyFactsFragment,
  type CreateApiKeyInput,
} from './api-keys.generated';
import { KEY_COLUMNS, KEYS } from './keys-list';
import { texts } from './texts';
import { KeyFormDialog } from './KeyFormDialog';

/** API keys of programs. A new key is shown once; a revoked one stays in the list. */
export function KeysPage() {
  const seesAudit = useMay('security');
  const { data, reload, props } = useWholeList(useApiKeysQuery, KEYS);
  const [create] = useCreateApiKeyMutation();
  const [update] = useUpdateApiKeyMutation();
  const [revoke] = useRevokeApiKeyMutation();
  const [token, setToken] = useState<string>();
  const form = useEntryForm<ApiKeyFactsFragment, Required<CreateApiKeyInput>>(texts, reload, {
    create: async (input, idempotencyKey) => {
      const outcome = await create({ input, idempotencyKey });
      setToken(outcome.data?.createApiKey.token);
      return outcome;
    },
    update: ({ id }, { name, requestsPerMinute }, expectedVersion) =>
      update({ id, input: { name, requestsPerMinute }, expectedVersion }),
  });
  const revocation = useQuestion<ApiKeyFactsFragment>(({ id, name }) => ({
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    title: texts.revocation.title,
    consequences: texts.revocation.consequences,
    noLabel: texts.revocation.no,
    yesLabel: texts.revocation.yes,
    busyLabel: texts.revocation.busy,
    isDestructive: true,
    onYes: async () => {
      const { error } = await revoke({ id });
      void reload();
      if (error) return failureText(error, texts.revocation.failed);
      notify.success(texts.revocation.done);
      return undefined;
    },
  }));
  return (
    <Stack spacing={6}>
      <EntryList
        {...props}
        texts={texts}
        columns={KEY_COLUMNS}
        create={{ label: texts.create.open, onPress: form.openNew }}
        actions={(key) => (
          <>
            {seesAudit && (
              <RowLink icon={ListIcon} label={texts.list.activity} of={key.name} to={auditOfKeyPath(key.id)} />
            )}
            {key.state !== 'revoked' && (
              <>
                <RowAction
                  icon={EditIcon}
                  label={texts.list.edit}
                  of={key.name}
                  onClick={() => form.openStored(key)}
                  hasDialog
                />
                <RowAction
                  icon={BlockIcon}
                  label={texts.list.revoke}
                  of={key.name}
                  onClick={() => revocation.ask(key)}
                  hasDialog
                />
              </>
            )}
          </>
        )}
      >
        <KeyFormDialog key={form.dialog.stored?.id} {...form.dialog} professionals={data?.allProfessionals ?? []} />
        {token !== undefined && !form.dialog.open && (
          <OnceDialog texts={texts.made} value={token} onClose={() => setToken(undefined)}>
            <p>{texts.made.how}</p>
          </OnceDialog>
        )}
        {revocation.dialog}
      </EntryList>
      <KeyGuide />
    </Stack>
  );
}

/** Advice for the person who gives a key to a program. */
function KeyGuide() {
  return (
    <CodeCard texts={texts.guide} code={texts.guide.code(window.location.origin)}>
      <Link href="/api/docs">{texts.guide.docs}</Link>
      <Link href="/api/docs/guia" hrefLang="en">
        {texts.guide.steps}
      </Link>
      <Link href="/api/docs/cambios">{texts.guide.changes}</Link>
    </CodeCard>
  );
}
