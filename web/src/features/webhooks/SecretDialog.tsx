import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { CopyBox } from '../../kit/copy/CopyBox';
import { copyText } from '../../kit/copy/copy-text';
import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogFrame } from '../../kit/dialog/DialogFrame';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { failureText } from '../../kit/form/outcome';
import { notify } from '../../kit/notify/notify';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { OffButton } from '../../kit/ui/OffButton';
import { texts } from './texts';
import type { Webhook } from './webhooks-list';
import { useRotateWebhookSecretMutation, useWebhookSecretQuery } from './webhooks.generated';

interface Props {
  webhook: Webhook;
  onClose: () => void;
}

/** Shows the signing secret to copy, and rotates it. */
export const SecretDialog = asDialog(function SecretDialog({ webhook: { id, name, version }, onClose }: Props) {
  // Not cached.
  const query = useWebhookSecretQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    errorFallback: texts.secret.failed,
  });
  const [rotate] = useRotateWebhookSecretMutation();
  const box = useRef<HTMLInputElement>(null);
  const rotation = useQuestion<number>((expectedVersion) => ({
    title: texts.rotation.title,
    about: <p style={{ overflowWrap: 'anywhere' }}>{name}</p>,
    consequences: [texts.rotation.consequence],
    noLabel: texts.rotation.no,
    yesLabel: texts.rotation.yes,
    onYes: async () => {
      const { error } = await rotate({ id, expectedVersion });
      await query.refetch();
      if (error?.code === 'CONFLICT') return texts.rotation.changedMeanwhile;
      if (error) return failureText(error, texts.rotation.failed, texts.rotation.unsure);
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
            {({ webhookSecret }) => <CopyBox label={texts.secret.label} value={webhookSecret} boxRef={box} />}
          </LoadedOnce>
        </Stack>
        {rotation.dialog}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.secret.close}
        </Button>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => rotation.ask(version)}>
          {texts.rotation.open}
        </Button>
        <OffButton
          off={secret === undefined}
          onClick={() => secret !== undefined && void copyText(secret, box.current, texts.secret)}
        >
          {texts.secret.copy}
        </OffButton>
      </DialogActions>
    </DialogFrame>
  );
});
