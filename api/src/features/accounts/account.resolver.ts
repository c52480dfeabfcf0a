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
  @Query(() => User, { description: 'The signed-in user.' })
  viewer(@Ctx() ctx: Context): Promise<User> {
    return getViewer(ctx);
  }

  @Allow(Public)
  @Mutation(() => Session, {
    description:
      'Opens a session. BAD_REQUEST on email or password; NOT_FOUND on email; UNAUTHENTICATED on password; ' +
      'FORBIDDEN when suspended; TOO_MANY_REQUESTS after too many failures. SECOND_FACTOR_REQUIRED when the ' +
      'account has a second factor: the error has a challenge, and the methods that answer it: code, passkey ' +
      'or recovery_code.',
  })
  signIn(
    @Ctx() ctx: Context,
    @Constraint(ADDRESS) @Arg('email', { description: "The account's address, in any case." }) email: string,
    @Constraint(PASSWORD)
    @Arg('password', { description: '6 to 200 characters; white space counts.' })
    password: string,
  ): Promise<Session> {
    return signIn(ctx, email, password);
  }

  @WhileSettingUp()
  @Allow(Public)
  @Mutation(() => Boolean, { description: 'Ends the current session. Returns true, also without a session.' })
  signOut(@Ctx() ctx: Context): Promise<true> {
    return signOut(ctx);
  }

  @Allow(Public)
  @Mutation(() => User, {
    description:
      "Opens a patient's account and mails a link to confirm its address. Opens no session. If the server " +
      'conceals accounts, the id is always 0 and the next step comes by mail. CONFLICT on email when another ' +
      'account has it; TOO_MANY_REQUESTS after too many from one source.',
  })
  register(
    @Ctx() ctx: Context,
    @Arg('input', () => RegisterInput, { description: 'Name, address and password.' }) input: RegisterInput,
  ): Promise<User> {
    return register(ctx, input);
  }

  @Allow(Public)
  @Mutation(() => EmailConfirmation, {
    description:
      'Confirms an address with the token mailed to it, which works once and for 48 hours. In a session of ' +
      "the patient's account it also adds the appointments booked earlier with the address. Without a " +
      'session, the token works once more to add them. BAD_REQUEST on token.',
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
      'Sends the confirmation mail again. Returns true whether or not such an account exists or is confirmed. ' +
      'TOO_MANY_REQUESTS by address and source.',
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
      'Mails a link to set a new password. Returns true whether or not such an account exists. ' +
      'TOO_MANY_REQUESTS by address and source.',
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
      'Sets a password with the token of a reset or an invitation, which works once. Ends every session of ' +
      'the account and confirms its address. A patient receives the appointments booked with the address. ' +
      'BAD_REQUEST on token or newPassword.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', { description: 'From the link in the mail.' }) token: string,
    @Constraint(PASSWORD)
    @Arg('newPassword', {
      description: '6 to 200 characters. Staff: at least 10, and none of the 10,000 most common passwords.',
    })
    newPassword: string,
  ): Promise<true> {
    return resetPassword(ctx, token, newPassword);
  }

  @Allow(SignedIn)
  @Mutation(() => Boolean, {
    description:
      "Changes the caller's password and ends their other sessions. BAD_REQUEST on currentPassword when it is " +
      'wrong, or on newPassword; TOO_MANY_REQUESTS after too many wrong ones.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('currentPassword', { description: 'The password until now.' }) currentPassword: string,
    @Constraint(PASSWORD)
    @Arg('newPassword', {
      description: '6 to 200 characters. Staff: at least 10, and none of the 10,000 most common passwords.',
    })
    newPassword: string,
  ): Promise<true> {
    return changePassword(ctx, currentPassword, newPassword);
  }
}
