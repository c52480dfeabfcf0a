import { Arg, Ctx, Extensions, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { price } from '../../../platform/graphql/max-root-price';
import { CHOSEN, CHOSEN_ARG, ChosenProposalInput } from '../absence.inputs';
import { Handover } from './handover.objects';
import { holdHandover, readHandover } from './handover.service';

const WHO = { description: 'The leaving professional; NOT_FOUND when unknown.' };
/** Searches the soonest slots of every turno, over months. */
const PRICE = price(7);

@Resolver()
export class HandoverResolver {
  @Allow(Admin('appointments'))
  @Extensions(PRICE)
  @Query(() => Handover, {
    description:
      'The turnos to come of a professional, each with a slot that a colleague has for it, to be moved (moveAppointment; a ' +
      'sobreturno by regularizeOverbooking) before the professional is deleted.',
  })
  handover(@Ctx() ctx: Context, @Arg('professionalId', () => Int, WHO) professionalId: number): Promise<Handover> {
    return readHandover(ctx, professionalId);
  }

  @Allow(Admin('appointments'))
  @Extensions(PRICE)
  @Mutation(() => Handover, {
    description:
      'Holds the proposal of each turno for an hour, off offer to others, and returns all of them. A slot that cannot be ' +
      'held stays a proposal.',
  })
  holdHandover(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHO) professionalId: number,
    @Constraint(CHOSEN)
    @Arg('chosen', () => [ChosenProposalInput], CHOSEN_ARG)
    chosen?: ChosenProposalInput[] | null,
  ): Promise<Handover> {
    return holdHandover(ctx, professionalId, chosen);
  }
}
