import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogFrame } from '../../kit/dialog/DialogFrame';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { failureText } from '../../kit/form/outcome';
import { copyText } from '../../kit/notify/copy-text';
import { notify } from '../../kit/notify/notify';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { texts } from './texts';
import { useRotateWebhookSecretMutation, useWebhookSecretQuery, type WebhookFactsFragment } from './webhooks.generated';

interface Props {
  webhook: WebhookFactsFragment;
  onClose: () => void;
}

/** What the other system verifies by, to copy, and another one in its place. */
export const SecretDialog = asDialog(function SecretDialog({ webhook: { id, name, version }, onClose }: Props) {
  // Never kept in the cache of the page.
  const query = useWebhookSecretQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    errorFallback: texts.secret.failed,
  });
  const [rotate] = useRotateWebhookSecretMutation({ errorToast: false });
  const box = useRef<HTMLInputElement>(null);
  const rotation = useQuestion<undefined>(() => ({
    title: texts.rotation.title,
    about: <p style={{ overflowWrap: 'anywhere' }}>{name}</p>,
    consequences: [texts.rotation.consequence],
    noLabel: texts.rotation.no,
    yesLabel: texts.rotation.yes,
    onYes: async () => {
      const { error } = await rotate({ id, expectedVersion: version });
      if (error) return failureText(error, texts.rotation.failed);
      await query.refetch();
      notify.success(texts.rotation.done);
      return undefined;
    },
  }));
  const secret = query.data?.webhookSecret;
  return (
    <DialogFrame title={texts.secret.title} onClose={onClose}>
      <DialogContent>
        <Stack spacing={3}>
          <p>{texts.secret.text}</p>
          <LoadedOnce query={query} errorTitle={texts.secret.failed} waiting={<PageSpinner />}>
            {({ webhookSecret }) => (
              <TextField
                label={texts.secret.label}
                value={webhookSecret}
                inputRef={box}
                fullWidth
                onFocus={({ target }) => target.select()}
                slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
              />
            )}
          </LoadedOnce>
        </Stack>
        {rotation.dialog}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.secret.close}
        </Button>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => rotation.ask(undefined)}>
          {texts.rotation.open}
        </Button>
        <Button
          disabled={secret === undefined}
          onClick={() => secret !== undefined && void copyText(secret, box.current, texts.secret)}
        >
          {texts.secret.copy}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
});
