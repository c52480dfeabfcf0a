import { PERMISSIONS, permissionText, type Permission } from '@turnero/api/domain/permissions';
import { boolean, type AnySchema } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { createPermissionSetInputLimits as limits } from '../../schema/limits.generated';
import type { CreatePermissionSetInput, PermissionSetFactsFragment } from './permission-sets.generated';
import { texts } from './texts';

export type PermissionSetValues = { name: string } & Record<Permission, boolean>;

const each = <Value>(of: (permission: Permission) => Value) =>
  Object.fromEntries(PERMISSIONS.map((permission) => [permission, of(permission)])) as Record<Permission, Value>;

export const permissionSetSchema = formSchema<PermissionSetValues>({
  name: textRule(limits.name, { required: texts.faults.name }),
  ...each((): AnySchema => boolean()),
});

export function toPermissionSetValues(set: PermissionSetFactsFragment | undefined): PermissionSetValues {
  return { name: set?.name ?? '', ...each((permission) => set?.permissions.includes(permission) ?? false) };
}

/** `values` must be valid. */
export function toPermissionSetInput({ name, ...chosen }: PermissionSetValues): CreatePermissionSetInput {
  return { name: name.trim(), permissions: PERMISSIONS.filter((permission) => chosen[permission]) };
}

export const PERMISSION_SET_WORDS: FieldWords<PermissionSetValues> = {
  name: { label: texts.fields.name },
  ...each((permission) => ({ label: permissionText(permission).label })),
};
