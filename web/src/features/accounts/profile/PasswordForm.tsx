import { string } from 'yup';

import { useViewer } from '../../../clinic/session/useViewer';
import { ActionForm } from '../../../kit/form/ActionForm';
import { formSchema } from '../../../kit/form/form-schema';
import { FormPasswordField } from '../../../kit/form/FormPasswordField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { newPasswordRule, PASSWORD_HINT, repeatedPasswordRule } from '../../../kit/form/password-rules';
import { newStaffPasswordRule, STAFF_PASSWORD_HINT } from '../../../kit/form/staff-password-rules';
import { UnsavedReport } from '../../../kit/form/UnsavedReport';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import { useChangePasswordMutation } from './profile.generated';

interface Values {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmation: '' };
const FIELDS = { currentPassword: 'currentPassword', newPassword: 'newPassword' } as const;

const schemaOf = (newPassword: typeof newPasswordRule) =>
  formSchema<Values>({
    currentPassword: string().required(texts.passwordForm.faults.noCurrentPassword),
    newPassword,
    confirmation: repeatedPasswordRule('newPassword'),
  });
const OF_PATIENT = { schema: schemaOf(newPasswordRule), hint: PASSWORD_HINT };
const OF_STAFF = { schema: schemaOf(newStaffPasswordRule), hint: STAFF_PASSWORD_HINT };

/** The server ends all other sessions. */
export function PasswordForm({ report, onDone }: { report: ReportUnsaved; onDone: () => void }) {
  const [changePassword] = useChangePasswordMutation();
  const { schema, hint } = useViewer().viewer?.role === 'user' ? OF_PATIENT : OF_STAFF;

  const submit = async ({ currentPassword, newPassword }: Values): Promise<FormOutcome<Values>> => {
    const { error } = await changePassword({ currentPassword, newPassword });
    if (error) {
      const unsureText = texts.passwordForm.unsure;
      return refusal(error, { fields: FIELDS, fallback: texts.passwordChange.failed, unsureText });
    }
    notify.success(texts.passwordChange.done);
    onDone();
    return { ok: true };
  };

  return (
    <ActionForm initialValues={EMPTY} schema={schema} onSubmit={submit} submitLabel={texts.passwordForm.submit}>
      <UnsavedReport<Values>
        part="password"
        isUnsaved={(values) => Object.values(values).some((typed) => typed !== '')}
        report={report}
      />
      <FormPasswordField<Values>
        label={texts.passwordForm.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
      />
      <FormPasswordField<Values>
        label={texts.fields.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={hint}
      />
      <FormPasswordField<Values>
        label={texts.passwordForm.confirmation}
        name="confirmation"
        autoComplete="new-password"
      />
      <p>{texts.passwordForm.consequence}</p>
    </ActionForm>
  );
}
