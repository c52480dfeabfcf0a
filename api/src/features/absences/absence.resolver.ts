import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import { NotForKeys } from '../../platform/access/scope';
import type { Context } from '../../platform/context';
import { Constraint } from '../../platform/graphql/constraint';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { price } from '../../platform/graphql/max-root-price';
import { LocalDate } from '../../platform/graphql/scalars';
import {
  AbsenceCancellationInput,
  AbsenceContactInput,
  AbsenceMoveInput,
  CHANGES,
  CHOSEN,
  CHOSEN_ARG,
  ChosenProposalInput,
  MarkAbsentInput,
} from './absence.inputs';
import { AbsenceBoard, AbsenceChanges, AbsenceContact } from './absence.objects';
import { getAbsenceBoard } from './board.service';
import { applyProposals, cancelForAbsence } from './changes.service';
import { holdProposals } from './hold-proposals.service';
import { recordContact } from './contact.service';
import { markAbsent } from './mark-absent.service';

const WHO = {
  description:
    'The absent professional; NOT_FOUND when unknown. Professionals themselves, administrators anyone; FORBIDDEN.',
};
/** A board searches the soonest slots of every turno. */
const BOARD_PRICE = price(6);
const WHEN = { description: "The date of the absence, in the clinic's time zone." };

@Resolver(() => AbsenceChanges)
export class AbsenceResolver {
  @Allow(Admin('appointments'), Professional)
  @Extensions(BOARD_PRICE)
  @Query(() => AbsenceBoard, {
    description: 'The board of an absence. Also of a date without one: then it has nothing that is open.',
  })
  absenceBoard(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHO) professionalId: number,
    @Arg('date', () => LocalDate, { nullable: true, description: `${WHEN.description} Default: today.` })
    date?: string | null,
  ): Promise<AbsenceBoard> {
    return getAbsenceBoard(ctx, professionalId, date);
  }

  @Allow(Admin('appointments'), Professional)
  @Extensions(BOARD_PRICE)
  @Mutation(() => AbsenceBoard, {
    description:
      'Marks a professional as absent, unless that time is marked already, and returns the board. Turnos stay until staff ' +
      'move or cancel them; proposals are held for an hour. BAD_REQUEST on `from` or `to`.',
  })
  markAbsent(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHO) professionalId: number,
    @Arg('input', () => MarkAbsentInput, { description: 'Only the date is needed.' }) input: MarkAbsentInput,
  ): Promise<AbsenceBoard> {
    return markAbsent(ctx, professionalId, input);
  }

  @Allow(Admin('appointments'), Professional)
  @Extensions(BOARD_PRICE)
  @Mutation(() => AbsenceBoard, {
    description:
      'Holds the proposal of each open turno for an hour, off offer to others, and ' +
      'returns the board. Marking an absence does it too. A slot that cannot be held stays a proposal.',
  })
  holdProposals(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHO) professionalId: number,
    @Arg('date', () => LocalDate, WHEN) date: string,
    @Constraint(CHOSEN)
    @Arg('chosen', () => [ChosenProposalInput], CHOSEN_ARG)
    chosen?: ChosenProposalInput[] | null,
  ): Promise<AbsenceBoard> {
    return holdProposals(ctx, professionalId, date, chosen);
  }

  @Allow(Admin('appointments'), Professional)
  @Extensions(BOARD_PRICE)
  @Mutation(() => AbsenceChanges, {
    description:
      'Moves turnos of the board one by one: a refused one stops no other. Refuses slots no longer on offer, ' +
      'for example in a later absence. An overbooking becomes a normal turno. ' +
      'Idempotent. Each patient gets a mail.',
  })
  applyProposals(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHO) professionalId: number,
    @Arg('date', () => LocalDate, WHEN) date: string,
    @Constraint(CHANGES)
    @Arg('moves', () => [AbsenceMoveInput], { description: 'At most 100; BAD_REQUEST otherwise.' })
    moves: AbsenceMoveInput[],
  ): Promise<AbsenceChanges> {
    return applyProposals(ctx, professionalId, date, moves);
  }

  @Allow(Admin('appointments'), Professional)
  @Extensions(BOARD_PRICE)
  @Mutation(() => AbsenceChanges, {
    description:
      'Cancels turnos of the board one by one; the mail to the patient gives the absence as reason. ' + 'Idempotent.',
  })
  cancelForAbsence(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHO) professionalId: number,
    @Arg('date', () => LocalDate, WHEN) date: string,
    @Constraint(CHANGES)
    @Arg('cancellations', () => [AbsenceCancellationInput], { description: 'At most 100; BAD_REQUEST otherwise.' })
    cancellations: AbsenceCancellationInput[],
  ): Promise<AbsenceChanges> {
    return cancelForAbsence(ctx, professionalId, date, cancellations);
  }

  @Allow(Admin('appointments'), Professional)
  @NotForKeys()
  @Mutation(() => AbsenceContact, {
    description:
      'Records whether the patient has been contacted. NOT_FOUND for a turno that is not on the board; CONFLICT when a colleague ' +
      'recorded something else meanwhile.',
  })
  recordContact(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHO) professionalId: number,
    @Arg('date', () => LocalDate, WHEN) date: string,
    @Arg('appointmentId', () => ID, { description: 'One of the board.' }) appointmentId: string,
    @Arg('input', () => AbsenceContactInput, { description: 'The new state.' }) input: AbsenceContactInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<AbsenceContact> {
    return recordContact(ctx, { professionalId, date }, appointmentId, input, expectedVersion);
  }

  @FieldResolver(() => AbsenceBoard, { description: 'The board after the changes.' })
  board(@Ctx() ctx: Context, @Root() { professionalId, date }: AbsenceChanges): Promise<AbsenceBoard> {
    return getAbsenceBoard(ctx, professionalId, date);
  }
}
