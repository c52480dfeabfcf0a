import { useFormikContext } from 'formik';

import { ROLE_LABEL } from '../../clinic/session/role-label';
import type { Role } from '../../clinic/session/session.generated';
import { useViewer } from '../../clinic/session/useViewer';
import { viewerMay } from '../../clinic/session/viewer-may';
import { asDialog } from '../../kit/dialog/as-dialog';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import type { Outcome } from '../../kit/graphql/hooks';
import { newUserSchema, NOBODY, toNewUserInput, type NewUserValues } from './new-user-form';
import { PermissionsField } from './PermissionsField';
import { newRoleHint, texts } from './texts';
import type { CreateUserInput, CreateUserMutation } from './users.generated';

export interface NewUserProps {
  open: boolean;
  save: (input: CreateUserInput) => Promise<Outcome<CreateUserMutation>>;
  onSaved: (saved: CreateUserMutation | null) => void;
  onClose: () => void;
}

const ROLES = [
  { value: '', label: texts.create.chooseRole },
  ...(['professional', 'admin', 'user'] as Role[]).map((value) => ({ value, label: ROLE_LABEL[value] })),
];

/** Invites a user, who chooses the password. */
export const NewUserDialog = asDialog(function NewUserDialog({ open, save, onSaved, onClose }: NewUserProps) {
  return (
    <FormDialog
      open={open}
      title={texts.create.title}
      onClose={onClose}
      toValues={() => NOBODY}
      schema={newUserSchema}
      toInput={toNewUserInput}
      send={save}
      onDone={onSaved}
      errorText={texts.create.failed}
      submitLabel={texts.create.submit}
      draft="user:new"
    >
      <p>{texts.create.explanation}</p>
      <FormTextField<NewUserValues> label={texts.fields.name} name="name" autoComplete="off" required />
      <FormTextField<NewUserValues> label={texts.fields.email} name="email" type="email" autoComplete="off" required />
      <RoleField />
      <PermissionsField />
    </FormDialog>
  );
});

function RoleField() {
  const { values } = useFormikContext<NewUserValues>();
  const { viewer } = useViewer();
  const roles = ROLES.filter(({ value }) => value !== 'admin' || viewerMay(viewer, 'accounts'));
  return (
    <FormSelectField<NewUserValues>
      label={texts.fields.role}
      name="role"
      options={roles}
      hint={newRoleHint(values.role)}
      required
    />
  );
}
