import Stack from '@mui/material/Stack';

import { surelyFailed } from '../../kit/errors/surely-failed';
import { ActionForm } from '../../kit/form/ActionForm';
import { FocusFirstField } from '../../kit/form/FocusFirstField';
import { formSchema } from '../../kit/form/form-schema';
import { FormPasswordField } from '../../kit/form/FormPasswordField';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { passwordRule } from '../../kit/form/password-rules';
import { knowsPasskeys } from '../passkey/passkey-browser';
import { PasskeyButton } from '../passkey/PasskeyButton';
import { usePasskey } from '../passkey/usePasskey';
import {
  useConfirmPasskeyMutation,
  useConfirmPasswordMutation,
  useStartPasskeyProofMutation,
  type OwnPasskeysQuery,
} from './proof.generated';
import { texts } from './texts';

interface Values {
  password: string;
}

const EMPTY: Values = { password: '' };
const schema = formSchema<Values>({ password: passwordRule });

interface Props {
  /** Undefined: loading. */
  own: OwnPasskeysQuery['ownSecondFactors'] | undefined;
  takesFocus?: boolean;
  onProved: () => Promise<unknown> | void;
  onCancel?: () => void;
}

/** Password again, or a passkey, before security settings change. */
export function ProofForm({ own, takesFocus = false, onProved, onCancel }: Props) {
  const [confirm] = useConfirmPasswordMutation();
  const [start] = useStartPasskeyProofMutation();
  const [confirmPasskey] = useConfirmPasskeyMutation();
  const { ask, busy, fault } = usePasskey();
  const hasPasskey = own?.passkeysPossible && own.factors.some(({ kind }) => kind === 'passkey') && knowsPasskeys();

  const submit = async ({ password }: Values): Promise<FormOutcome<Values>> => {
    const { error } = await confirm({ password });
    if (error)
      return refusal(error, {
        fields: { password: 'password' },
        fallback: texts.failed,
        unsureText: surelyFailed(texts.failed),
      });
    await onProved();
    return { ok: true };
  };
  const proveByPasskey = async () => {
    const isProved = await ask({
      begin: () => start({}),
      optionsOf: ({ startPasskeyProof }) => startPasskeyProof,
      send: confirmPasskey,
    });
    if (isProved) await onProved();
  };
  return (
    <Stack spacing={4}>
      <p>{hasPasskey ? texts.withPasskey : texts.explanation}</p>
      <ActionForm
        initialValues={EMPTY}
        schema={schema}
        onSubmit={submit}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
        onCancel={onCancel}
      >
        <FormPasswordField<Values> label={texts.password} name="password" autoComplete="current-password" />
        {takesFocus && <FocusFirstField />}
      </ActionForm>
      {hasPasskey && <PasskeyButton label={texts.passkey} busy={busy} fault={fault} onPress={proveByPasskey} />}
    </Stack>
  );
}
