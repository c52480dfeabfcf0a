import { ActionForm } from '../../../kit/form/ActionForm';
import { formSchema } from '../../../kit/form/form-schema';
import { FormPasswordField } from '../../../kit/form/FormPasswordField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { passwordRule } from '../../../kit/form/password-rules';
import { texts as accountTexts } from '../texts';
import { useConfirmPasswordMutation } from './second-factor.generated';
import { texts } from './texts';

interface Values {
  password: string;
}

const EMPTY: Values = { password: '' };
const schema = formSchema<Values>({ password: passwordRule });

/** Asks for the password again, before second factors may change. */
export function ProofForm({ onProved }: { onProved: () => Promise<unknown> }) {
  const [confirm] = useConfirmPasswordMutation({ errorToast: false });
  const submit = async ({ password }: Values): Promise<FormOutcome<Values>> => {
    const { error } = await confirm({ password });
    if (error) return refusal(error, { fields: { password: 'password' }, fallback: texts.proof.failed });
    await onProved();
    return { ok: true };
  };
  return (
    <>
      <p>{texts.proof.explanation}</p>
      <ActionForm
        initialValues={EMPTY}
        schema={schema}
        onSubmit={submit}
        submitLabel={texts.proof.submit}
        busyLabel={texts.proof.busy}
      >
        <FormPasswordField<Values>
          label={accountTexts.fields.password}
          name="password"
          autoComplete="current-password"
        />
      </ActionForm>
    </>
  );
}
