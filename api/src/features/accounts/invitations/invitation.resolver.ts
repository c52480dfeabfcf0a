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
  @Allow(Admin)
  @Mutation(() => User, {
    description:
      'Opens an account and mails its owner a link, which works once and for 7 days, to choose their password; deleting ' +
      'the account revokes it. BAD_REQUEST on the field at fault; CONFLICT on email when another account has it.',
  })
  createUser(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateUserInput, { description: 'Who, and what they may do.' }) input: CreateUserInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<User> {
    return createUser(ctx, input, idempotencyKey);
  }

  @NeedsProof('to invite staff')
  @Allow(Admin)
  @Mutation(() => User, {
    description:
      'Mails another invitation; the links of before stop working. NOT_FOUND; CONFLICT when the password is chosen ' +
      'already or the account is suspended; TOO_MANY_REQUESTS after five within an hour.',
  })
  resendInvitation(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Of an invited account; NOT_FOUND otherwise.' }) id: number,
  ): Promise<User> {
    return resendInvitation(ctx, id);
  }
}
