import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import { useClinic } from '../../shared/clinic/useClinic';
import { FormDialog } from '../../shared/dialog/FormDialog';
import { FormSelectField } from '../../shared/form/FormSelectField';
import { FormTextField } from '../../shared/form/FormTextField';
import type { Outcome } from '../../shared/graphql/hooks';
import { PersonFields } from '../../shared/person/PersonFields';
import { withTidyPhones } from '../../shared/person/person-form';
import { ROLE_LABEL } from '../../shared/session/role-label';
import type { Role } from '../../shared/session/session.generated';
import { dayOf } from '../../shared/time/clinic-time';
import { roleHint, toUserInput, toUserValues, USER_FIELDS, USER_WORDS, userSchema, type UserValues } from './user-form';
import type { UpdateUserInput, UserFactsFragment } from './users.generated';

export interface UserFormProps {
  open: boolean;
  user: UserFactsFragment;
  save: (input: UpdateUserInput, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
  /** null: nothing was changed. */
  onSaved: (saved: unknown) => void;
  onClose: () => void;
  /** Opens the dialog of the password above this one, which stays as it is filled in. */
  onPassword: () => void;
}

/** Changes somebody's account. */
export function UserFormDialog({ open, user, save, onSaved, onClose, onPassword }: UserFormProps) {
  const clinic = useClinic();
  const today = clinic && dayOf(clinic.now);
  const schema = useMemo(() => userSchema(today, toUserValues(user)), [today, user]);
  return (
    <FormDialog
      open={open}
      title="Editar usuario"
      onClose={onClose}
      stored={user}
      toValues={(stored) => toUserValues(stored ?? user)}
      schema={schema}
      prepare={(values, before) => withTidyPhones(values, before, clinic?.countryCode)}
      toInput={toUserInput}
      send={save}
      onDone={onSaved}
      serverFields={USER_FIELDS}
      errorText="Error al actualizar el usuario"
      submitLabel="Guardar cambios"
      isLong
      draft={`user:${user.id}`}
      words={USER_WORDS}
    >
      <FormTextField label="Nombre" name="name" autoComplete="off" required />
      <EmailField user={user} />
      <RoleField user={user} />
      <PersonFields today={today} />
      <div>
        <Button variant="outlined" aria-haspopup="dialog" onClick={onPassword}>
          Cambiar contraseña
        </Button>
      </div>
    </FormDialog>
  );
}

function EmailField({ user }: Pick<UserFormProps, 'user'>) {
  const { values } = useFormikContext<UserValues>();
  const isChanged = values.email.trim().toLowerCase() !== user.email.toLowerCase();
  const hint = isChanged ? 'Recibirá un correo para confirmar la dirección nueva.' : user.emailConfirmed ? undefined : 'Sin confirmar: la dirección puede ser de otra persona.';
  return <FormTextField label="Correo electrónico" name="email" type="email" autoComplete="off" hint={hint} required />;
}

const NOT_ADMIN = 'Para ser administrador o administradora tiene que confirmar antes su correo e iniciar sesión.';

/** Nobody takes away their own role: whoever does so for them stays an administrator. */
function RoleField({ user }: Pick<UserFormProps, 'user'>) {
  const { values } = useFormikContext<UserValues>();
  const { changeRole, makeAdmin } = user.viewerCan;
  const isLocked = !changeRole;
  const roles = isLocked ? [user.role] : (Object.keys(ROLE_LABEL) as Role[]).filter((role) => role !== 'admin' || makeAdmin || user.role === 'admin');
  return (
    <FormSelectField
      label="Rol"
      name="role"
      options={roles.map((value) => ({ value, label: ROLE_LABEL[value] }))}
      hint={isLocked ? 'No puedes cambiar tu propio rol: pídeselo a otro administrador.' : (roleHint(user.role, values.role) ?? (roles.includes('admin') ? undefined : NOT_ADMIN))}
      required
    />
  );
}
