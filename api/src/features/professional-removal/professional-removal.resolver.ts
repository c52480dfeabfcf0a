import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { DeletedProfessional, ProfessionalRemoval } from './professional-removal.objects';
import { deleteProfessional, foreseeRemoval } from './professional-removal.service';

const WHOM = { description: 'A professional, hidden or not; NOT_FOUND otherwise.' };

@Resolver()
export class ProfessionalRemovalResolver {
  @Allow(Admin)
  @Query(() => ProfessionalRemoval, {
    description: 'Previews the consequences of deleting a professional. Changes nothing.',
  })
  professionalRemoval(@Ctx() ctx: Context, @Arg('id', () => Int, WHOM) id: number): Promise<ProfessionalRemoval> {
    return foreseeRemoval(ctx, id);
  }

  @Allow(Admin)
  @Mutation(() => DeletedProfessional, {
    description:
      'Deletes a professional: turnos to come are cancelled and their patients mailed; rentals to come, availability and activity ' +
      'are removed; their waiting-list entries end, with a mail. Past turnos and rentals stay under their name. Their ' +
      "account becomes a patient's, unless it is an administrator's. " +
      'NOT_FOUND; CONFLICT, with all that would be released as unconfirmed, when there is more of it than was confirmed.',
  })
  deleteProfessional(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, WHOM) id: number,
    @Arg('confirmed', () => [ID], {
      nullable: true,
      description: 'Ids of the bookings that professionalRemoval returned. null: releases all.',
    })
    confirmed?: string[] | null,
  ): Promise<DeletedProfessional> {
    return deleteProfessional(ctx, id, confirmed);
  }
}
