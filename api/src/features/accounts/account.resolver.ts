import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Allow, Public, SignedIn, WhileSettingUp } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { Constraint } from '../../platform/graphql/constraint';
import { User } from '../users/user.entity';
import { RegisterInput } from './account.inputs';
import { register } from './account.service';
import { confirmEmail } from './email-links/confirm-email.service';
import { EmailConfirmation } from './email-links/email-confirmation.object';
import { requestPasswordReset, resendConfirmation } from './email-links/request-account-mail';
import { ADDRESS, PASSWORD } from './passwords/credentials';
import { changePassword, resetPassword } from './passwords/password.service';
import { Session } from './sessions/session.object';
import { getViewer, signIn, signOut } from './sessions/session.service';

@Resolver()
export class AccountResolver {
  @WhileSettingUp()
  @Allow(SignedIn)
  @Query(() => User, { description: 'Whoever the bearer token stands for.' })
  viewer(@Ctx() ctx: Context): Promise<User> {
    return getViewer(ctx);
  }

  @Allow(Public)
  @Mutation(() => Session, {
    description:
      'Opens a session. BAD_REQUEST on email or password; NOT_FOUND on email; UNAUTHENTICATED on password; ' +
      'SECOND_FACTOR_REQUIRED where the account has a second factor: the error tells a challenge, and the methods that answer ' +
      'it, code, passkey or recovery_code; FORBIDDEN when suspended; TOO_MANY_REQUESTS after too many failures.',
  })
  signIn(
    @Ctx() ctx: Context,
    @Constraint(ADDRESS) @Arg('email', { description: "The account's address, in any case of letters." }) email: string,
    @Constraint(PASSWORD) @Arg('password', { description: '6 to 200 characters; blanks count.' }) password: string,
  ): Promise<Session> {
    return signIn(ctx, email, password);
  }

  @WhileSettingUp()
  @Allow(Public)
  @Mutation(() => Boolean, { description: 'Ends the session in use. Answers true, also without one.' })
  signOut(@Ctx() ctx: Context): Promise<true> {
    return signOut(ctx);
  }

  @Allow(Public)
  @Mutation(() => User, {
    description:
      "Opens a patient's account and sends a mail to confirm its address; the client signs in then. Where accounts are " +
      'concealed, the id is 0 and a mail leads on, whether or not there was an account. CONFLICT on email when another ' +
      'account has it; TOO_MANY_REQUESTS after too many from one place.',
  })
  register(
    @Ctx() ctx: Context,
    @Arg('input', () => RegisterInput, { description: 'Who, and how they will sign in.' }) input: RegisterInput,
  ): Promise<User> {
    return register(ctx, input);
  }

  @Allow(Public)
  @Mutation(() => EmailConfirmation, {
    description:
      'Confirms an address by the token mailed to it, which works once and for 48 hours. With a session of its account ' +
      'a patient finds the appointments among theirs that were booked with the address before; without one the token ' +
      'is good for that once more. BAD_REQUEST on token.',
  })
  confirmEmail(
    @Ctx() ctx: Context,
    @Arg('token', { description: 'From the link in the mail.' }) token: string,
  ): Promise<EmailConfirmation> {
    return confirmEmail(ctx, token);
  }

  @Allow(Public)
  @Mutation(() => Boolean, {
    description:
      'Sends the confirming mail again. Answers true whether or not there is such an account, confirmed or not. ' +
      'TOO_MANY_REQUESTS by address and place.',
  })
  resendConfirmation(
    @Ctx() ctx: Context,
    @Constraint(ADDRESS) @Arg('email', { description: 'The address of the account.' }) email: string,
  ): Promise<true> {
    return resendConfirmation(ctx, email);
  }

  @Allow(Public)
  @Mutation(() => Boolean, {
    description:
      'Sends a link to set a new password. Answers true whether or not there is such an account. ' +
      'TOO_MANY_REQUESTS by address and place.',
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Constraint(ADDRESS) @Arg('email', { description: 'The address of the account.' }) email: string,
  ): Promise<true> {
    return requestPasswordReset(ctx, email);
  }

  @Allow(Public)
  @Mutation(() => Boolean, {
    description:
      'Sets a password by the token mailed, of a reset or an invitation, which works once. Every session of the account ends, ' +
      'its address counts as confirmed, and a patient has the appointments that were booked with it. BAD_REQUEST on token or newPassword.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', { description: 'From the link in the mail.' }) token: string,
    @Constraint(PASSWORD)
    @Arg('newPassword', { description: '6 to 200 characters; of staff 10, and none of the 10,000 commonest.' })
    newPassword: string,
  ): Promise<true> {
    return resetPassword(ctx, token, newPassword);
  }

  @Allow(SignedIn)
  @Mutation(() => Boolean, {
    description:
      "Changes one's own password; every other session ends. BAD_REQUEST on currentPassword when it is wrong, or on " +
      'newPassword; TOO_MANY_REQUESTS after too many wrong ones.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('currentPassword', { description: 'The one that holds until now.' }) currentPassword: string,
    @Constraint(PASSWORD)
    @Arg('newPassword', { description: '6 to 200 characters; of staff 10, and none of the 10,000 commonest.' })
    newPassword: string,
  ): Promise<true> {
    return changePassword(ctx, currentPassword, newPassword);
  }
}
