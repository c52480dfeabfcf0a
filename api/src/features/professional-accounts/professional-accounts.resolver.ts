import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { NeedsProof } from '../../platform/access/proof';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { Professional } from '../professionals/professional.object';
import { createProfessional, updateProfessional } from './professional-accounts.service';
import { CreateProfessionalInput, UpdateProfessionalInput } from './professional.inputs';

@Resolver()
export class ProfessionalAccountsResolver {
  @NeedsProof()
  @Allow(Admin)
  @Mutation(() => Professional, {
    description:
      'Adds a professional with an account: with a password, a mail asks to confirm the address; without one, a mail ' +
      'invites to choose one. BAD_REQUEST on the field at fault; CONFLICT on email when another account has it.',
  })
  createProfessional(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateProfessionalInput, {
      description: 'Password, phone, bio, order, fee and duration may be left out.',
    })
    input: CreateProfessionalInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Professional> {
    return createProfessional(ctx, input, idempotencyKey);
  }

  @NeedsProof('to change the e-mail')
  @Allow(Admin)
  @Mutation(() => Professional, {
    description:
      'Changes the given fields of a professional and their account. NOT_FOUND; BAD_REQUEST on the field at fault; CONFLICT on ' +
      'email when another account has it, or when the version that it was made on no longer stands.',
  })
  updateProfessional(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'A professional, hidden or not; NOT_FOUND otherwise.' }) id: number,
    @Arg('input', () => UpdateProfessionalInput, { description: 'Only what changes.' }) input: UpdateProfessionalInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Professional> {
    return updateProfessional(ctx, id, input, expectedVersion);
  }
}
