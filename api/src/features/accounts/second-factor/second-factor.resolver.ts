import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Public, SignedIn, WhileSettingUp } from '../../../platform/access/allow';
import { NeedsProof } from '../../../platform/access/proof';
import type { Context } from '../../../platform/context';
import { DateTime } from '../../../platform/graphql/scalars';
import { atClinic } from '../../settings/settings.service';
import { User } from '../../users/user.entity';
import { Session } from '../sessions/session.object';
import {
  addAuthenticator,
  addPasskey,
  getOwnFactors,
  removeOwnFactor,
  renameOwnFactor,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
} from './own-factors.service';
import { PasskeyOptions } from './passkey-options.object';
import { confirmPasskey, confirmPassword, startPasskeyProof } from './recent-proof';
import { resetSecondFactor } from './reset-factors.service';
import { SecondFactor } from './second-factor.entity';
import { AddAuthenticatorInput, AddPasskeyInput, RenameSecondFactorInput } from './second-factor.inputs';
import { AddedFactor, NewAuthenticator, OwnSecondFactors } from './second-factors.object';
import { signInWithCode, signInWithPasskey, startPasskeySignIn } from './sign-in-with-factor.service';

const ASSERTION = 'JSON of the PublicKeyCredential returned by navigator.credentials.get.';
const OF_SIGN_IN = 'The challenge from the error SECOND_FACTOR_REQUIRED.';

@Resolver(() => SecondFactor)
export class SecondFactorResolver {
  @Allow(Public)
  @Mutation(() => Session, {
    description:
      'Opens a session with the second step: the six digits of an authenticator, each valid once, or a ' +
      'recovery code. GONE on challenge when expired or used; UNAUTHENTICATED on code when it is wrong, ' +
      'BAD_REQUEST when malformed; FORBIDDEN when suspended; TOO_MANY_REQUESTS after too many failures.',
  })
  signInWithCode(
    @Ctx() ctx: Context,
    @Arg('challenge', { description: `${OF_SIGN_IN} Valid for ten minutes.` }) challenge: string,
    @Arg('code', { description: 'White space and hyphens are ignored.' }) code: string,
  ): Promise<Session> {
    return signInWithCode(ctx, challenge, code);
  }

  @Allow(Public)
  @Mutation(() => PasskeyOptions, {
    description:
      'Returns the options for a browser to sign in with a passkey. GONE on challenge; CONFLICT when the ' +
      "clinic's address is an IP address; TOO_MANY_REQUESTS.",
  })
  startPasskeySignIn(
    @Ctx() ctx: Context,
    @Arg('challenge', () => String, {
      nullable: true,
      description: `${OF_SIGN_IN} Omit it to sign in by a passkey alone, which then has to verify its user.`,
    })
    challenge?: string | null,
  ): Promise<PasskeyOptions> {
    return startPasskeySignIn(ctx, challenge ?? null);
  }

  @Allow(Public)
  @Mutation(() => Session, {
    description:
      'Opens a session with a passkey, as the second step or alone. GONE on challenge; BAD_REQUEST on ' +
      'response; FORBIDDEN when suspended; TOO_MANY_REQUESTS.',
  })
  signInWithPasskey(
    @Ctx() ctx: Context,
    @Arg('challenge', { description: 'The challenge from startPasskeySignIn.' }) challenge: string,
    @Arg('response', { description: ASSERTION }) response: string,
  ): Promise<Session> {
    return signInWithPasskey(ctx, challenge, response);
  }

  @WhileSettingUp()
  @Allow(SignedIn)
  @Query(() => OwnSecondFactors, { description: "The caller's second factors." })
  ownSecondFactors(@Ctx() ctx: Context): Promise<OwnSecondFactors> {
    return getOwnFactors(ctx);
  }

  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => Boolean, {
    description:
      "Proves the caller's identity again by the password. For ten minutes they may change second factors, " +
      "and the clinic's sign-in requirements. BAD_REQUEST on password; TOO_MANY_REQUESTS. Returns true.",
  })
  confirmPassword(
    @Ctx() ctx: Context,
    @Arg('password', { description: 'The current password.' }) password: string,
  ): Promise<true> {
    return confirmPassword(ctx, password);
  }

  @Allow(SignedIn)
  @Mutation(() => PasskeyOptions, {
    description:
      "Returns the options to prove the caller's identity by one of their passkeys instead of the password. " +
      "CONFLICT without any, and when the clinic's address is an IP address; TOO_MANY_REQUESTS.",
  })
  startPasskeyProof(@Ctx() ctx: Context): Promise<PasskeyOptions> {
    return startPasskeyProof(ctx);
  }

  @Allow(SignedIn)
  @Mutation(() => Boolean, {
    description:
      "Proves the caller's identity by a passkey that verified its user, like confirmPassword. GONE on " +
      'challenge; BAD_REQUEST on response; TOO_MANY_REQUESTS. Returns true.',
  })
  confirmPasskey(
    @Ctx() ctx: Context,
    @Arg('challenge', { description: 'The challenge from startPasskeyProof.' }) challenge: string,
    @Arg('response', { description: ASSERTION }) response: string,
  ): Promise<true> {
    return confirmPasskey(ctx, challenge, response);
  }

  @NeedsProof()
  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => NewAuthenticator, {
    description: 'Starts adding an authenticator. CONFLICT with ten second factors.',
  })
  startAuthenticator(@Ctx() ctx: Context): Promise<NewAuthenticator> {
    return startAuthenticator(ctx);
  }

  @NeedsProof()
  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => AddedFactor, {
    description:
      'Adds an authenticator by its first code, ends the other sessions and mails the owner. A retry returns ' +
      'the same. GONE on challenge; BAD_REQUEST on code; CONFLICT with ten second factors; ' +
      'TOO_MANY_REQUESTS.',
  })
  addAuthenticator(
    @Ctx() ctx: Context,
    @Arg('input', () => AddAuthenticatorInput, { description: 'The authenticator and its first code.' })
    input: AddAuthenticatorInput,
  ): Promise<AddedFactor> {
    return addAuthenticator(ctx, input);
  }

  @NeedsProof()
  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => PasskeyOptions, {
    description:
      "Starts adding a passkey. CONFLICT with ten second factors, and when the clinic's " + 'address is an IP address.',
  })
  startPasskey(@Ctx() ctx: Context): Promise<PasskeyOptions> {
    return startPasskey(ctx);
  }

  @NeedsProof()
  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => AddedFactor, {
    description:
      'Adds a passkey, ends the other sessions and mails the owner. A retry returns the same. GONE on ' +
      'challenge; BAD_REQUEST on response; CONFLICT with ten second factors.',
  })
  addPasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => AddPasskeyInput, { description: "The passkey's response and name." }) input: AddPasskeyInput,
  ): Promise<AddedFactor> {
    return addPasskey(ctx, input);
  }

  @NeedsProof()
  @Allow(SignedIn)
  @Mutation(() => Boolean, {
    description:
      "Removes one of the caller's second factors and mails them; with the last one, also the recovery codes. " +
      'NOT_FOUND; CONFLICT for the last one when the clinic requires it. Returns true.',
  })
  removeSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The second factor; NOT_FOUND when unknown.' }) id: number,
  ): Promise<true> {
    return removeOwnFactor(ctx, id);
  }

  @Allow(SignedIn)
  @Mutation(() => SecondFactor, { description: "Renames one of the caller's second factors. NOT_FOUND." })
  renameSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The second factor; NOT_FOUND when unknown.' }) id: number,
    @Arg('input', () => RenameSecondFactorInput, { description: 'The new name.' }) input: RenameSecondFactorInput,
  ): Promise<SecondFactor> {
    return renameOwnFactor(ctx, id, input);
  }

  @NeedsProof()
  @Allow(SignedIn)
  @Mutation(() => [String], {
    description:
      "Replaces the recovery codes and mails the owner. Returns ten new codes, which can't be read again. " +
      'CONFLICT without a second factor.',
  })
  renewRecoveryCodes(@Ctx() ctx: Context): Promise<string[]> {
    return renewRecoveryCodes(ctx);
  }

  @NeedsProof()
  @Allow(Admin('people'))
  @Mutation(() => User, {
    description:
      'Removes the second factors and recovery codes of a member who lost them. Ends their sessions and mails ' +
      'them; the password alone signs in afterwards. NOT_FOUND; CONFLICT without one, and for ' +
      "the caller's own account.",
  })
  resetSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The account; NOT_FOUND when unknown.' }) id: number,
  ): Promise<User> {
    return resetSecondFactor(ctx, id);
  }

  @FieldResolver(() => DateTime, { description: 'When it was added.' })
  createdAt(@Ctx() ctx: Context, @Root() { createdAt }: SecondFactor): Promise<string> {
    return atClinic(ctx, createdAt);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: "When it last proved its owner's identity; null: not yet.",
  })
  lastUsedAt(@Ctx() ctx: Context, @Root() { lastUsedAt }: SecondFactor): Promise<string> | null {
    return lastUsedAt && atClinic(ctx, lastUsedAt);
  }
}
