import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { makePasskey } from '../../../clinic/passkey/passkey-browser';
import { texts as passkeyTexts } from '../../../clinic/passkey/texts';
import { surelyFailed } from '../../../kit/errors/surely-failed';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { formSchema } from '../../../kit/form/form-schema';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { textRule } from '../../../kit/form/rules';
import { notify } from '../../../kit/notify/notify';
import { addPasskeyInputLimits as limits } from '../../../schema/limits.generated';
import { freeName } from './free-name';
import { useAddPasskeyMutation, useStartPasskeyMutation } from './second-factor.generated';
import { texts } from './texts';

interface Values {
  name: string;
}

const schema = formSchema<Values>({ name: textRule(limits.name, { required: texts.authenticator.faults.name }) });

interface Props {
  level: 'h2' | 'h3';
  onAdded: (codes: readonly string[] | null) => void;
  onCancel: () => void;
  taken: readonly string[];
}

/** Names a passkey, then asks the browser for it. */
export function AddPasskey({ level, taken, onAdded, onCancel }: Props) {
  const words = texts.addPasskey;
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();

  const [suggested] = useState(() => freeName(words.suggested, taken));
  /** Maybe stored by the server: the browser would not create it twice. */
  const made = useRef<{ challenge: string; response: string }>(null);

  const make = async (): Promise<FormOutcome<Values> | null> => {
    const begun = await start({});
    if (begun.error) return refusal(begun.error, { fallback: words.failed, unsureText: surelyFailed(words.failed) });
    const { challenge, options } = begun.data.startPasskey;
    const answer = await makePasskey(options);
    if ('fault' in answer) return { ok: false, text: answer.fault };
    made.current = { challenge, response: answer.response };
    return null;
  };

  const submit = async ({ name }: Values): Promise<FormOutcome<Values>> => {
    const refused = made.current ? null : await make();
    if (refused) return refused;
    const { data, error } = await add({ input: { ...made.current!, name: name.trim() } });
    if (error && !error.isUnsure) made.current = null;
    if (error) return refusal(error, { fields: { name: 'name' }, fallback: words.failed });
    notify.success(words.done);
    onAdded(data.addPasskey.recoveryCodes);
    return { ok: true };
  };

  return (
    <Stack spacing={4}>
      <Typography variant="subtitle1" component={level}>
        {words.title}
      </Typography>
      <p>{words.explanation}</p>
      <ActionForm
        initialValues={{ name: suggested }}
        schema={schema}
        onSubmit={submit}
        submitLabel={words.submit}
        busyLabel={passkeyTexts.busy}
        onCancel={onCancel}
      >
        <FormTextField<Values> label={texts.authenticator.name} name="name" hint={words.nameHint} required />
        <FocusFirstField />
      </ActionForm>
    </Stack>
  );
}
