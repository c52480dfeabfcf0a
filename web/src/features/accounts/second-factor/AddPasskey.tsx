import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { ActionForm } from '../../../kit/form/ActionForm';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { formSchema } from '../../../kit/form/form-schema';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { textRule } from '../../../kit/form/rules';
import { notify } from '../../../kit/notify/notify';
import { addPasskeyInputLimits as limits } from '../../../schema/limits.generated';
import { makePasskey } from './passkey-browser';
import { useAddPasskeyMutation, useStartPasskeyMutation } from './second-factor.generated';
import { texts } from './texts';

interface Values {
  name: string;
}

const schema = formSchema<Values>({ name: textRule(limits.name, { required: texts.authenticator.faults.name }) });

interface Props {
  /** Of the panel's headings. */
  level: 'h2' | 'h3';
  onAdded: (codes: readonly string[] | null) => void;
  onCancel: () => void;
  onProofNeeded: () => void;
}

/** Names a passkey, which the browser makes then. */
export function AddPasskey({ level, onAdded, onCancel, onProofNeeded }: Props) {
  const words = texts.addPasskey;
  const [start] = useStartPasskeyMutation({ errorToast: false });
  const [add] = useAddPasskeyMutation({ errorToast: false });

  const submit = async ({ name }: Values): Promise<FormOutcome<Values>> => {
    const begun = await start({});
    if (begun.error?.code === 'PROOF_REQUIRED') onProofNeeded();
    if (begun.error) return refusal(begun.error, { fallback: words.failed });
    const { challenge, options } = begun.data.startPasskey;
    const made = await makePasskey(options);
    if ('fault' in made) return { ok: false, text: made.fault };
    const { data, error } = await add({ input: { challenge, response: made.response, name: name.trim() } });
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
        initialValues={{ name: words.suggested }}
        schema={schema}
        onSubmit={submit}
        submitLabel={words.submit}
        busyLabel={texts.passkey.busy}
        onCancel={onCancel}
      >
        <FormTextField<Values> label={texts.authenticator.name} name="name" hint={words.nameHint} required />
        <FocusFirstField />
      </ActionForm>
    </Stack>
  );
}
