import { object, string } from 'yup';

import { ActionForm } from '../../../shared/form/ActionForm';
import { FormPasswordField } from '../../../shared/form/FormPasswordField';
import { refusal, type FormOutcome } from '../../../shared/form/outcome';
import { UnsavedReport } from '../../../shared/form/UnsavedReport';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { notify } from '../../../shared/notify/notify';
import { newPasswordRule, PASSWORD_HINT, repeatedPasswordRule } from '../../../shared/form/password-rules';
import { useChangePasswordMutation } from './profile.generated';

interface Values {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmation: '' };
const FIELDS = { currentPassword: 'currentPassword', newPassword: 'newPassword' } as const;

const schema = object({
  currentPassword: string().required('La contraseña actual es requerida'),
  newPassword: newPasswordRule,
  confirmation: repeatedPasswordRule('newPassword'),
});

/** A new password for one's own account; every other session of it ends. */
export function PasswordForm({ report, onDone }: { report: ReportUnsaved; onDone: () => void }) {
  const [changePassword] = useChangePasswordMutation({ errorToast: false });

  const submit = async ({ currentPassword, newPassword }: Values): Promise<FormOutcome<Values>> => {
    const { error } = await changePassword({ currentPassword, newPassword });
    if (error) return refusal(error, { fields: FIELDS, fallback: 'Error al actualizar la contraseña' });
    notify.success('Contraseña actualizada exitosamente');
    onDone();
    return { ok: true };
  };

  return (
    <ActionForm initialValues={EMPTY} schema={schema} onSubmit={submit} submitLabel="Cambiar Contraseña" busyLabel="Guardando...">
      <UnsavedReport<Values> part="password" isUnsaved={(values) => Object.values(values).some((typed) => typed !== '')} report={report} />
      <FormPasswordField label="Contraseña actual" name="currentPassword" autoComplete="current-password" />
      <FormPasswordField label="Nueva contraseña" name="newPassword" autoComplete="new-password" hint={PASSWORD_HINT} />
      <FormPasswordField label="Confirmar nueva contraseña" name="confirmation" autoComplete="new-password" />
      <p>Al cambiarla se cierran las sesiones abiertas en otros dispositivos.</p>
    </ActionForm>
  );
}
