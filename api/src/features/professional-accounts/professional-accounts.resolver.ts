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
  @Allow(Admin('people'))
  @Mutation(() => Professional, {
    description:
      'Adds a professional with an account. Mails a link to confirm the address or, without password, an ' +
      'invitation to choose one. BAD_REQUEST with the field; CONFLICT on email when taken.',
  })
  createProfessional(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateProfessionalInput, {
      description: 'Password, phone, bio, order, fee and duration are optional.',
    })
    input: CreateProfessionalInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Professional> {
    return createProfessional(ctx, input, idempotencyKey);
  }

  @NeedsProof('to change the e-mail')
  @Allow(Admin('people'))
  @Mutation(() => Professional, {
    description:
      'Changes the given fields of a professional and their account. NOT_FOUND; BAD_REQUEST on the field at ' +
      'fault; CONFLICT on email when another account has it, or for a stale version.',
  })
  updateProfessional(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of a professional, hidden or not; NOT_FOUND if unknown.' }) id: number,
    @Arg('input', () => UpdateProfessionalInput, { description: 'Fields to change.' }) input: UpdateProfessionalInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Professional> {
    return updateProfessional(ctx, id, input, expectedVersion);
  }
}
