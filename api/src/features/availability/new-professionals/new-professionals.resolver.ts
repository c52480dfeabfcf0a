import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { NeedsProof } from '../../../platform/access/proof';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Professional } from '../../professionals/professional.object';
import { CreateProfessionalsInput } from './new-professionals.inputs';
import { createProfessionals } from './new-professionals.service';

@Resolver()
export class NewProfessionalsResolver {
  @NeedsProof()
  @Allow(Admin('people'))
  @NotForKeys()
  @Mutation(() => [Professional], {
    description:
      'Adds professionals with their weekly hours and invites each: all or none. BAD_REQUEST on the field at fault, e.g. ' +
      'professionals.1.email; CONFLICT there when another account has the address.',
  })
  createProfessionals(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateProfessionalsInput, { description: 'In the order in which they are answered.' })
    input: CreateProfessionalsInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Professional[]> {
    return createProfessionals(ctx, input, idempotencyKey);
  }
}
