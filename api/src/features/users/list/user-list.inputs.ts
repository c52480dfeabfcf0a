import { Field, InputType, Int, registerEnumType } from 'type-graphql';

import { Role } from '../../../platform/access/actor';
import { IsText } from '../../../platform/validation/text';

export const UserSort = { name: 'name', email: 'email', createdAt: 'createdAt' } as const;
export type UserSort = keyof typeof UserSort;

registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'Order of a list of accounts.',
  valuesConfig: {
    name: { description: 'By name, ignoring case.' },
    email: { description: 'By e-mail address.' },
    createdAt: { description: 'By creation of the account.' },
  },
});

@InputType({ description: 'Filters accounts; all given conditions apply.' })
export class UserFilter {
  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description:
      'Each word must occur in the name, e-mail or phone, ignoring case and accents. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only accounts with this role.' })
  role?: Role | null;

  @Field(() => Int, { nullable: true, description: 'Only this account.' })
  id?: number | null;
}
