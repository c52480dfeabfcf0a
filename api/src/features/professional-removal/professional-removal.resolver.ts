import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { DeletedProfessional, ProfessionalRemoval } from './professional-removal.objects';
import { deleteProfessional, foreseeRemoval } from './professional-removal.service';

const WHOM = { description: 'Id of a professional, hidden or not; NOT_FOUND if unknown.' };

@Resolver()
export class ProfessionalRemovalResolver {
  @Allow(Admin('people'))
  @Query(() => ProfessionalRemoval, {
    description: 'Previews the consequences of deleting a professional. Changes nothing.',
  })
  professionalRemoval(@Ctx() ctx: Context, @Arg('id', () => Int, WHOM) id: number): Promise<ProfessionalRemoval> {
    return foreseeRemoval(ctx, id);
  }

  @Allow(Admin('people'))
  @Mutation(() => DeletedProfessional, {
    description:
      'Deletes a professional. Cancels upcoming appointments and ends waiting-list entries, with mails; ' +
      'removes upcoming rentals, availability and activity. Past appointments and rentals keep the name. The ' +
      "account becomes a patient's, unless it is an administrator's. NOT_FOUND; CONFLICT with all affected " +
      'bookings as `unconfirmed` unless each is confirmed.',
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
