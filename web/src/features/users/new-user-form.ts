import { string } from 'yup';

import type { Role } from '../../clinic/session/session.generated';
import { emailRule } from '../../kit/form/email';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { createUserInputLimits as limits } from '../../schema/limits.generated';
import { setInput } from './permission-choice';
import { texts } from './texts';
import type { CreateUserInput } from './users.generated';

/** The role is '' until one is chosen. */
export interface NewUserValues {
  name: string;
  email: string;
  role: Role | '';
  /** '' until an administrator's is chosen. */
  permissionSetId: string;
}

export const NOBODY: NewUserValues = { name: '', email: '', role: '', permissionSetId: '' };

export const newUserSchema = formSchema<NewUserValues>({
  name: textRule(limits.name, { required: texts.faults.name }),
  email: emailRule,
  role: string().required(texts.faults.role),
  permissionSetId: string().when('role', ([role], rule) =>
    role === 'admin' ? rule.required(texts.faults.permissions) : rule,
  ),
});

/** `values` must be valid. */
export function toNewUserInput({ name, email, role, permissionSetId }: NewUserValues): CreateUserInput {
  return {
    name: name.trim(),
    email: email.trim(),
    role: role as Role,
    ...(role === 'admin' && setInput({ permissionSetId })),
  };
}
