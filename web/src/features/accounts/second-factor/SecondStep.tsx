import Button from '@mui/material/Button';
import { useState } from 'react';

import { useStartSession } from '../../../clinic/session/useStartSession';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import type { OpenedSession } from '../useSignIn';
import { codeSchema, EMPTY_CODE, recoverySchema, type CodeValues } from './code-form';
import { OneTimeCodeField } from './OneTimeCodeField';
import { PasskeyEntry } from './PasskeyEntry';
import type { SecondFactorStep } from './second-factor-step';
import { useSignInWithCodeMutation } from './second-factor.generated';
import { texts } from './texts';

interface Props {
  step: SecondFactorStep;
  /** Message after signing in. */
  done: string | undefined;
  onSession: (session: OpenedSession) => void;
  /** After ten minutes. */
  onOver: () => void;
  onBack: () => void;
}

/** Code, recovery code or passkey. */
export function SecondStep({ step: { challenge, methods }, done, onSession, onOver, onBack }: Props) {
  const [signIn] = useSignInWithCodeMutation();
  const startSession = useStartSession();
  const hasCode = methods.includes('code');
  const [isRecovery, setRecovery] = useState(false);
  const words = texts.step;

  const submit = async ({ code }: CodeValues): Promise<FormOutcome<CodeValues>> => {
    const { data, error } = await signIn({ challenge, code });
    if (error?.code === 'GONE') {
      onOver();
      return { ok: true };
    }
    if (error)
      return refusal(error, {
        fields: { code: 'code' },
        fallback: words.failed,
        unsureText: words.unsure,
      });
    const session = data.signInWithCode;
    onSession({ user: session.user, start: () => startSession(session) });
    return { ok: true };
  };

  return (
    <>
      {(hasCode || isRecovery) && (
        <ActionForm
          key={String(isRecovery)}
          initialValues={EMPTY_CODE}
          schema={isRecovery ? recoverySchema : codeSchema}
          onSubmit={submit}
          submitLabel={words.submit}
          busyLabel={words.busy}
          done={done}
        >
          {isRecovery ? (
            <FormTextField<CodeValues>
              label={words.recovery}
              name="code"
              hint={words.recoveryHint}
              autoComplete="off"
              required
            />
          ) : (
            <OneTimeCodeField label={words.code} hint={words.codeHint} sends />
          )}
          <FocusFirstField />
        </ActionForm>
      )}
      {!hasCode && !isRecovery && <p>{words.onlyPasskey}</p>}
      {methods.includes('passkey') && (
        <PasskeyEntry
          step={{ challenge, onOver }}
          label={words.passkey}
          takesFocus={!hasCode && !isRecovery}
          off={done !== undefined}
          onSession={onSession}
        />
      )}
      {isRecovery && hasCode && (
        <Button variant="text" onClick={() => setRecovery(false)}>
          {words.toCode}
        </Button>
      )}
      {!isRecovery && methods.includes('recovery_code') && (
        <Button variant="text" onClick={() => setRecovery(true)}>
          {words.toRecovery}
        </Button>
      )}
      <Button variant="text" onClick={onBack}>
        {words.back}
      </Button>
      <p>{words.lost}</p>
    </>
  );
}
