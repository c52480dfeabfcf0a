import { Field, InputType, Int, registerEnumType } from 'type-graphql';

import { Role } from '../../../platform/access/actor';
import { IsText } from '../../../platform/validation/text';

export const UserSort = { name: 'name', email: 'email', createdAt: 'createdAt' } as const;
export type UserSort = keyof typeof UserSort;

registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'Order of a list of accounts.',
  valuesConfig: {
    name: { description: 'By name, whatever the case.' },
    email: { description: 'By e-mail address.' },
    createdAt: { description: 'By when the account was opened.' },
  },
});

@InputType({ description: 'Which accounts to list; every given condition holds.' })
export class UserFilter {
  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description:
      'Each of its words occurs in the name, the e-mail or the phone, whatever case and accents. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only those with this role.' })
  role?: Role | null;

  @Field(() => Int, { nullable: true, description: 'Only this account.' })
  id?: number | null;
}
