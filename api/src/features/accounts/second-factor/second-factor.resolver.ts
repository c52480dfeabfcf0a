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

const ASSERTION = 'JSON of the PublicKeyCredential that navigator.credentials.get answered.';
const OF_SIGN_IN = 'Of the error SECOND_FACTOR_REQUIRED.';

@Resolver(() => SecondFactor)
export class SecondFactorResolver {
  @Allow(Public)
  @Mutation(() => Session, {
    description:
      'Opens a session with the second step of signing in: six digits of an authenticator, none of which works twice, or a ' +
      'recovery code. GONE on challenge when it is over; UNAUTHENTICATED on code when it is wrong, BAD_REQUEST when it is none; ' +
      'FORBIDDEN when suspended; TOO_MANY_REQUESTS after too many failures.',
  })
  signInWithCode(
    @Ctx() ctx: Context,
    @Arg('challenge', { description: `${OF_SIGN_IN} It is good for ten minutes.` }) challenge: string,
    @Arg('code', { description: 'Blanks and hyphens do not count.' }) code: string,
  ): Promise<Session> {
    return signInWithCode(ctx, challenge, code);
  }

  @Allow(Public)
  @Mutation(() => PasskeyOptions, {
    description:
      'What a browser needs to ask for a passkey that signs in. GONE on challenge; CONFLICT where the address of ' +
      'the clinic can have none; TOO_MANY_REQUESTS.',
  })
  startPasskeySignIn(
    @Ctx() ctx: Context,
    @Arg('challenge', () => String, {
      nullable: true,
      description: `${OF_SIGN_IN} Without: a passkey that signs in alone, as it knows who uses it.`,
    })
    challenge?: string | null,
  ): Promise<PasskeyOptions> {
    return startPasskeySignIn(ctx, challenge ?? null);
  }

  @Allow(Public)
  @Mutation(() => Session, {
    description:
      'Opens a session with a passkey, as the second step or alone. GONE on challenge; BAD_REQUEST on response; ' +
      'FORBIDDEN when suspended; TOO_MANY_REQUESTS.',
  })
  signInWithPasskey(
    @Ctx() ctx: Context,
    @Arg('challenge', { description: 'Of startPasskeySignIn.' }) challenge: string,
    @Arg('response', { description: ASSERTION }) response: string,
  ): Promise<Session> {
    return signInWithPasskey(ctx, challenge, response);
  }

  @WhileSettingUp()
  @Allow(SignedIn)
  @Query(() => OwnSecondFactors, { description: "The second factors of one's own account." })
  ownSecondFactors(@Ctx() ctx: Context): Promise<OwnSecondFactors> {
    return getOwnFactors(ctx);
  }

  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => Boolean, {
    description:
      'Proves the password again, for ten minutes in which second factors may change, and what the clinic asks of who signs ' +
      'in. BAD_REQUEST on password; ' +
      'TOO_MANY_REQUESTS. Answers true.',
  })
  confirmPassword(
    @Ctx() ctx: Context,
    @Arg('password', { description: 'The one that holds.' }) password: string,
  ): Promise<true> {
    return confirmPassword(ctx, password);
  }

  @Allow(SignedIn)
  @Mutation(() => PasskeyOptions, {
    description:
      "What a browser needs to ask for a passkey of one's own, instead of the password. CONFLICT without any, and where the " +
      'address of the clinic can have none; TOO_MANY_REQUESTS.',
  })
  startPasskeyProof(@Ctx() ctx: Context): Promise<PasskeyOptions> {
    return startPasskeyProof(ctx);
  }

  @Allow(SignedIn)
  @Mutation(() => Boolean, {
    description:
      'Proves who has the session by a passkey that asked who uses it: as good as confirmPassword. GONE on challenge; ' +
      'BAD_REQUEST on response; TOO_MANY_REQUESTS. Answers true.',
  })
  confirmPasskey(
    @Ctx() ctx: Context,
    @Arg('challenge', { description: 'Of startPasskeyProof.' }) challenge: string,
    @Arg('response', { description: ASSERTION }) response: string,
  ): Promise<true> {
    return confirmPasskey(ctx, challenge, response);
  }

  @NeedsProof()
  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => NewAuthenticator, {
    description: 'Begins to add an app of codes. PROOF_REQUIRED; CONFLICT with ten second factors.',
  })
  startAuthenticator(@Ctx() ctx: Context): Promise<NewAuthenticator> {
    return startAuthenticator(ctx);
  }

  @NeedsProof()
  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => AddedFactor, {
    description:
      'Adds an app of codes by its first one; the other sessions end, and a mail says so. A retry answers the same. ' +
      'GONE on challenge; BAD_REQUEST on code; PROOF_REQUIRED; CONFLICT with ten; TOO_MANY_REQUESTS.',
  })
  addAuthenticator(
    @Ctx() ctx: Context,
    @Arg('input', () => AddAuthenticatorInput, { description: 'What was set up.' }) input: AddAuthenticatorInput,
  ): Promise<AddedFactor> {
    return addAuthenticator(ctx, input);
  }

  @NeedsProof()
  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => PasskeyOptions, {
    description:
      'Begins to add a passkey. PROOF_REQUIRED; CONFLICT with ten second factors, and where the address of the clinic can ' +
      'have none.',
  })
  startPasskey(@Ctx() ctx: Context): Promise<PasskeyOptions> {
    return startPasskey(ctx);
  }

  @NeedsProof()
  @WhileSettingUp()
  @Allow(SignedIn)
  @Mutation(() => AddedFactor, {
    description:
      'Adds a passkey; the other sessions end, and a mail says so. A retry answers the same. GONE on challenge; ' +
      'BAD_REQUEST on response; PROOF_REQUIRED; CONFLICT with ten.',
  })
  addPasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => AddPasskeyInput, { description: 'What was made.' }) input: AddPasskeyInput,
  ): Promise<AddedFactor> {
    return addPasskey(ctx, input);
  }

  @NeedsProof()
  @Allow(SignedIn)
  @Mutation(() => Boolean, {
    description:
      "Removes one of one's own second factors, and with the last one the recovery codes; a mail says so. NOT_FOUND; " +
      'PROOF_REQUIRED; CONFLICT for the last one when the clinic asks for it. Answers true.',
  })
  removeSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Which one.' }) id: number,
  ): Promise<true> {
    return removeOwnFactor(ctx, id);
  }

  @Allow(SignedIn)
  @Mutation(() => SecondFactor, { description: "Gives one of one's own second factors another name. NOT_FOUND." })
  renameSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Which one.' }) id: number,
    @Arg('input', () => RenameSecondFactorInput, { description: 'Its name.' }) input: RenameSecondFactorInput,
  ): Promise<SecondFactor> {
    return renameOwnFactor(ctx, id, input);
  }

  @NeedsProof()
  @Allow(SignedIn)
  @Mutation(() => [String], {
    description:
      'Ten new recovery codes, told only here; those of before work no more, and a mail says so. PROOF_REQUIRED; CONFLICT ' +
      'without a second factor.',
  })
  renewRecoveryCodes(@Ctx() ctx: Context): Promise<string[]> {
    return renewRecoveryCodes(ctx);
  }

  @NeedsProof()
  @Allow(Admin)
  @Mutation(() => User, {
    description:
      'Takes away the second factors and recovery codes of somebody who lost them: their sessions end, a mail says so, and ' +
      'the password alone signs in. PROOF_REQUIRED as for the own ones; NOT_FOUND; CONFLICT without one, and for the own ' +
      'account.',
  })
  resetSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Of the account; NOT_FOUND otherwise.' }) id: number,
  ): Promise<User> {
    return resetSecondFactor(ctx, id);
  }

  @FieldResolver(() => DateTime, { description: 'When it was added.' })
  createdAt(@Ctx() ctx: Context, @Root() { createdAt }: SecondFactor): Promise<string> {
    return atClinic(ctx, createdAt);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When it last proved who its owner is; null: not yet.',
  })
  lastUsedAt(@Ctx() ctx: Context, @Root() { lastUsedAt }: SecondFactor): Promise<string> | null {
    return lastUsedAt && atClinic(ctx, lastUsedAt);
  }
}
