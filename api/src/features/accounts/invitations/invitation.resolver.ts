import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { NeedsProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { User } from '../../users/user.entity';
import { CreateUserInput } from './create-user.input';
import { createUser, resendInvitation } from './invitation.service';

@Resolver()
export class InvitationResolver {
  @NeedsProof('to invite staff')
  @Allow(Admin('people'))
  @Mutation(() => User, {
    description:
      'Opens an account and mails its owner a link to choose the password. The link works once, for 7 days; ' +
      'deleting the account revokes it. BAD_REQUEST on the field at fault; CONFLICT on email when another ' +
      'account has it.',
  })
  createUser(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateUserInput, { description: 'Name, address and role.' }) input: CreateUserInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<User> {
    return createUser(ctx, input, idempotencyKey);
  }

  @NeedsProof('to invite staff')
  @Allow(Admin('people'))
  @Mutation(() => User, {
    description:
      'Mails another invitation and revokes earlier links. NOT_FOUND; CONFLICT when the password is already ' +
      'chosen or the account is suspended; TOO_MANY_REQUESTS after five within an hour.',
  })
  resendInvitation(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The invited account; NOT_FOUND when unknown.' }) id: number,
  ): Promise<User> {
    return resendInvitation(ctx, id);
  }
}
