import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { withTidyPhones } from '../../clinic/person/person-form';
import { PersonFields } from '../../clinic/person/PersonFields';
import { ROLE_LABEL } from '../../clinic/session/role-label';
import type { Role } from '../../clinic/session/session.generated';
import { asDialog } from '../../kit/dialog/as-dialog';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import type { Outcome } from '../../kit/graphql/hooks';
import { dayOf } from '../../kit/time/wall-time';
import { PermissionsField } from './PermissionsField';
import { roleHint, texts } from './texts';
import { toUserInput, toUserValues, USER_FIELDS, USER_WORDS, userSchema, type UserValues } from './user-form';
import type { UpdateUserInput, UserFactsFragment } from './users.generated';

export interface UserFormProps {
  open: boolean;
  user: UserFactsFragment;
  save: (input: UpdateUserInput, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
  /** Null when nothing changed. */
  onSaved: (saved: unknown) => void;
  onClose: () => void;
  /** Opens the password's dialog above this one, which keeps its edits. */
  onPassword: () => void;
  /** Asks above this one, which keeps its edits. */
  onSecondFactorReset: () => void;
}

export const UserFormDialog = asDialog(function UserFormDialog({
  open,
  user,
  save,
  onSaved,
  onClose,
  onPassword,
  onSecondFactorReset,
}: UserFormProps) {
  const clinic = useClinic();
  const today = clinic && dayOf(clinic.now);
  const schema = useMemo(() => userSchema(today, toUserValues(user)), [today, user]);
  return (
    <FormDialog
      open={open}
      title={texts.update.title}
      onClose={onClose}
      stored={user}
      toValues={(stored) => toUserValues(stored ?? user)}
      schema={schema}
      prepare={(values, before) => withTidyPhones(values, before, clinic?.countryCode)}
      toInput={toUserInput}
      send={save}
      onDone={onSaved}
      serverFields={USER_FIELDS}
      errorText={texts.update.failed}
      submitLabel={texts.update.submit}
      isLong
      draft={`user:${user.id}`}
      words={USER_WORDS}
    >
      <FormTextField<UserValues> label={texts.fields.name} name="name" autoComplete="off" required />
      <EmailField user={user} />
      <RoleField user={user} />
      <PermissionsField locked={!user.viewerCan.changePermissions && user.role === 'admin'} />
      <PersonFields today={today} />
      {user.invited ? (
        <p>{texts.invitation.pending(user.email)}</p>
      ) : (
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" aria-haspopup="dialog" onClick={onPassword}>
            {texts.password.open}
          </Button>
          {user.hasSecondFactor && user.viewerCan.suspend && (
            <Button variant="outlined" aria-haspopup="dialog" onClick={onSecondFactorReset}>
              {texts.secondFactorReset.open}
            </Button>
          )}
          {user.hasSecondFactor && !user.viewerCan.suspend && <p>{texts.secondFactorReset.own}</p>}
        </Stack>
      )}
    </FormDialog>
  );
});

function EmailField({ user }: Pick<UserFormProps, 'user'>) {
  const { values } = useFormikContext<UserValues>();
  const isChanged = values.email.trim().toLowerCase() !== user.email.toLowerCase();
  const storedHint = user.emailConfirmed || user.invited ? undefined : texts.update.unconfirmedEmail;
  const changedHint = user.invited ? texts.invitation.newEmail : texts.update.newEmail;
  const hint = isChanged ? changedHint : storedHint;
  return (
    <FormTextField<UserValues>
      label={texts.fields.email}
      name="email"
      type="email"
      autoComplete="off"
      hint={hint}
      required
    />
  );
}

/** Administrators can't change their own role, so at least one always stays. */
function RoleField({ user }: Pick<UserFormProps, 'user'>) {
  const { values } = useFormikContext<UserValues>();
  const { changeRole, makeAdmin } = user.viewerCan;
  const isLocked = !changeRole;
  const canBeAdmin = makeAdmin || user.role === 'admin';
  const roles = isLocked
    ? [user.role]
    : (Object.keys(ROLE_LABEL) as Role[]).filter((role) => role !== 'admin' || canBeAdmin);
  const hint = roleHint(user.role, values.role) ?? (roles.includes('admin') ? undefined : texts.update.noAdmin);
  return (
    <FormSelectField<UserValues>
      label={texts.fields.role}
      name="role"
      options={roles.map((value) => ({ value, label: ROLE_LABEL[value] }))}
      hint={isLocked ? texts.update.ownRole : hint}
      required
    />
  );
}
