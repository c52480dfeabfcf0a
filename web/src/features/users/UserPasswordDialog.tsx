import { asDialog } from '../../kit/dialog/as-dialog';
import { FormDialog } from '../../kit/edit/FormDialog';
import { formSchema } from '../../kit/form/form-schema';
import { FormPasswordField } from '../../kit/form/FormPasswordField';
import { PASSWORD_HINT, passwordRule, repeatedPasswordRule } from '../../kit/form/password-rules';
import { STAFF_PASSWORD_HINT, staffPasswordRule } from '../../kit/form/staff-password-rules';
import { notify } from '../../kit/notify/notify';
import { texts } from './texts';
import { useSetUserPasswordMutation } from './user-password.generated';
import type { UserFactsFragment } from './users.generated';

interface Values {
  newPassword: string;
  confirmation: string;
}

const EMPTY: Values = { newPassword: '', confirmation: '' };
const confirmation = repeatedPasswordRule('newPassword');
const SCHEMAS = {
  patient: formSchema<Values>({ newPassword: passwordRule, confirmation }),
  staff: formSchema<Values>({ newPassword: staffPasswordRule, confirmation }),
};

interface Props {
  open: boolean;
  user: Pick<UserFactsFragment, 'id' | 'name' | 'role'>;
  onClose: () => void;
}

/** Sets a user's password without the old one. */
export const UserPasswordDialog = asDialog(function UserPasswordDialog({ open, user, onClose }: Props) {
  const { id, name, role } = user;
  const isStaff = role !== 'user';
  const [setPassword] = useSetUserPasswordMutation();
  return (
    <FormDialog
      open={open}
      title={texts.password.title}
      onClose={onClose}
      toValues={() => EMPTY}
      schema={SCHEMAS[isStaff ? 'staff' : 'patient']}
      toInput={({ newPassword }: Values) => newPassword}
      send={(newPassword) => setPassword({ id, newPassword })}
      onDone={() => {
        notify.success(texts.password.done);
        onClose();
      }}
      errorText={texts.password.failed}
      submitLabel={texts.password.submit}
    >
      <p>{texts.password.consequence(name)}</p>
      <FormPasswordField<Values>
        label={texts.password.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={isStaff ? STAFF_PASSWORD_HINT : PASSWORD_HINT}
      />
      <FormPasswordField<Values> label={texts.password.confirmation} name="confirmation" autoComplete="new-password" />
    </FormDialog>
  );
});
