import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional, Public, SignedIn } from '../../../platform/access/allow';
import { OverwritesPersonalData, SearchesPersonalData } from '../../../platform/access/personal-data';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { ConnectionArgs } from '../../../platform/graphql/connection';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Appointment } from '../../appointments/appointment.object';
import { appointmentLoader } from '../../appointments/appointment.service';
import { RequestedCoverage } from '../../appointments/coverages/requested-coverage.object';
import { professionalLoader } from '../../professionals/professional.service';
import { specialtyLoader } from '../../specialties/specialty.service';
import { OfferedSlot } from '../answers/offered-slot.object';
import { openOfferOf } from '../answers/own-offer';
import { offerByHand } from '../freed-slots/offer-by-hand.service';
import { withdrawOffer } from '../freed-slots/withdraw-offer.service';
import { attendedWeekdays } from './attended-weekdays';
import { leaveOwnEntry, removeEntry, restoreEntry, updateEntry } from './change-entry.service';
import { connectWaitingList, ownEntries } from './entry-connection.service';
import { coverageOfEntry } from './entry-coverage';
import {
  JoinWaitingListInput,
  OfferToEntryInput,
  RemoveWaitingListEntryInput,
  UpdateWaitingListEntryInput,
  WaitForEarlierInput,
  WaitingListFilter,
} from './entry.inputs';
import { WaitingListEntry, WaitingListEntryConnection } from './entry.object';
import { WaitingListOffer } from './entry-offer.object';
import { offersOfEntryLoader } from './entry-offers';
import { keepsForSamePatient } from './kept-turno';
import { joinWaitingList, waitForEarlier } from './join.service';

const ID_ARG = { description: 'Id of an entry; NOT_FOUND if unknown.' };
const FULL =
  'CONFLICT without a waiting list, for a duplicate, or with five active entries of the address; ' +
  'TOO_MANY_REQUESTS per source or address.';

@Resolver(() => WaitingListEntry)
export class WaitingListEntryResolver {
  @Allow(Public)
  @Mutation(() => WaitingListEntry, {
    description:
      'Joins the waiting list of a professional or specialty: suitable freed slots are offered by mail. For ' +
      'visitors, only a mail to the address reports duplicates and a full list. NOT_FOUND; FORBIDDEN on ' +
      `urgentReason; BAD_REQUEST; ${FULL}`,
  })
  joinWaitingList(
    @Ctx() ctx: Context,
    @Arg('input', () => JoinWaitingListInput, {
      description: 'The patient, the professional or specialty, and the suitable times.',
    })
    input: JoinWaitingListInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<WaitingListEntry> {
    return joinWaitingList(ctx, input, idempotencyKey);
  }

  @Allow(Public)
  @Mutation(() => WaitingListEntry, {
    description:
      'Waits for an earlier time than an appointment, which is kept until one is accepted. For callers who may ' +
      'cancel it, by session or the mailed token. NOT_FOUND; FORBIDDEN on cancelToken; BAD_REQUEST; CONFLICT ' +
      `also when it is not upcoming. ${FULL}`,
  })
  waitForEarlier(
    @Ctx() ctx: Context,
    @Arg('input', () => WaitForEarlierInput, { description: 'The appointment, and suitable times.' })
    input: WaitForEarlierInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<WaitingListEntry> {
    return waitForEarlier(ctx, input, idempotencyKey);
  }

  @Allow(Public)
  @Query(() => [Int], {
    description:
      'Weekdays with working hours of a professional or of any of a specialty, 1 (Monday) to 7; empty if unknown or not set.',
  })
  waitingListWeekdays(
    @Ctx() { db }: Context,
    @Arg('professionalId', () => Int, { nullable: true, description: 'The professional.' })
    professionalId: number | null = null,
    @Arg('specialtyId', () => Int, { nullable: true, description: 'The specialty.' })
    specialtyId: number | null = null,
  ): Promise<number[]> {
    return attendedWeekdays(db, { professionalId, specialtyId });
  }

  @Allow(Admin('waiting_list'), Professional)
  @SearchesPersonalData('filter.search')
  @Query(() => WaitingListEntryConnection, {
    description:
      'The waiting list in order: urgent entries, then the longest waiting. Professionals see entries for ' +
      'themselves or their specialty. BAD_REQUEST.',
  })
  waitingList(
    @Ctx() ctx: Context,
    @Arg('filter', () => WaitingListFilter, { nullable: true, description: 'Default: all active entries.' })
    filter: WaitingListFilter | null | undefined,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<WaitingListEntryConnection> {
    return connectWaitingList(ctx, filter ?? {}, args);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Query(() => [WaitingListEntry], {
    description: "The caller's entries, active ones first, at most 20.",
  })
  myWaitingList(@Ctx() ctx: Context): Promise<WaitingListEntry[]> {
    return ownEntries(ctx);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Mutation(() => WaitingListEntry, {
    description: 'Leaves the list; an open offer goes to the next entry. Idempotent. NOT_FOUND; FORBIDDEN.',
  })
  leaveMyWaitingListEntry(@Ctx() ctx: Context, @Arg('id', () => ID, ID_ARG) id: string): Promise<WaitingListEntry> {
    return leaveOwnEntry(ctx, id);
  }

  @Allow(Admin('waiting_list'), Professional)
  @Mutation(() => WaitingListEntry, {
    description:
      'Removes an entry; its open offer goes to the next one. Sends no mail. Idempotent. NOT_FOUND; FORBIDDEN ' +
      'for entries of other professionals.',
  })
  removeWaitingListEntry(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('input', () => RemoveWaitingListEntryInput, { description: 'Why.' }) input: RemoveWaitingListEntryInput,
  ): Promise<WaitingListEntry> {
    return removeEntry(ctx, id, input);
  }

  @Allow(Admin('waiting_list'), Professional)
  @Mutation(() => WaitingListEntry, {
    description:
      'Undoes removeWaitingListEntry: the entry waits again, in its place; an offer that it had stays with others. ' +
      'Idempotent. NOT_FOUND; FORBIDDEN for entries of other professionals; CONFLICT when it ended otherwise, the ' +
      'patient waits there again or has five entries, or for a stale version.',
  })
  restoreWaitingListEntry(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, ID_ARG) id: string,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WaitingListEntry> {
    return restoreEntry(ctx, id, expectedVersion);
  }

  @Allow(Admin('waiting_list'), Professional)
  @OverwritesPersonalData('input')
  @Mutation(() => WaitingListEntry, {
    description:
      'Marks an entry as urgent or not. NOT_FOUND; FORBIDDEN for entries of other professionals, and for a key ' +
      'without personal-data; CONFLICT when it has ended, or for a stale version.',
  })
  updateWaitingListEntry(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('input', () => UpdateWaitingListEntryInput, { description: 'The new values.' })
    input: UpdateWaitingListEntryInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WaitingListEntry> {
    return updateEntry(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('waiting_list'), Professional)
  @Mutation(() => WaitingListEntry, {
    description:
      'Mails an offer of a free slot to one entry and holds it, regardless of its hours; unanswered, it is ' +
      "free again. NOT_FOUND; FORBIDDEN for another's calendar; CONFLICT when the slot is taken or too near, " +
      'the patient is deceased or may not book online, ' +
      'or the entry has ended, has an open offer or keeps an earlier appointment (startTime).',
  })
  offerToWaitingListEntry(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('input', () => OfferToEntryInput, { description: 'The slot.' }) input: OfferToEntryInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<WaitingListEntry> {
    return offerByHand(ctx, id, input, idempotencyKey);
  }

  @Allow(Admin('waiting_list'), Professional)
  @Mutation(() => WaitingListEntry, {
    description:
      "Withdraws an entry's open offer: a patient who was mailed it is notified, the slot goes to the next entry, and " +
      'this one keeps waiting. Idempotent. NOT_FOUND; FORBIDDEN for entries of other professionals; CONFLICT when ' +
      'accepted, declined, taken or expired.',
  })
  withdrawWaitingListOffer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of an offer of the entry.' }) id: string,
  ): Promise<WaitingListEntry> {
    return withdrawOffer(ctx, id);
  }

  @FieldResolver(() => String, { description: 'The professional or specialty that the entry waits for.' })
  async waitsFor(@Ctx() ctx: Context, @Root() { professionalId, specialtyId }: WaitingListEntry): Promise<string> {
    const whose =
      professionalId === null
        ? await specialtyLoader(ctx).load(specialtyId!)
        : await professionalLoader(ctx).load(professionalId);
    return whose?.name ?? 'Profesional eliminado';
  }

  @FieldResolver(() => Appointment, {
    nullable: true,
    description:
      'The appointment kept until an earlier one is accepted, only its time for callers who may not read it; ' +
      "null: none, deleted or another patient's.",
  })
  async keptAppointment(@Ctx() ctx: Context, @Root() entry: WaitingListEntry): Promise<Appointment | null> {
    const { keptAppointmentId: id } = entry;
    const kept = id === null ? null : await appointmentLoader(ctx).load(id);
    return kept && keepsForSamePatient(entry, kept) ? kept : null;
  }

  @FieldResolver(() => RequestedCoverage, {
    nullable: true,
    description:
      'Payer that was named; null: none, and for visitors. memberNumber is null for accounts other than the ' +
      "patient's. A kept appointment has its own.",
  })
  coverage(@Ctx() ctx: Context, @Root() entry: WaitingListEntry): Promise<RequestedCoverage | null> | null {
    return ctx.actor.kind === 'guest' ? null : coverageOfEntry(ctx, entry);
  }

  @FieldResolver(() => [WaitingListOffer], {
    description: 'Its offers, newest first: for patients only mailed ones, for visitors none.',
  })
  async offers(@Ctx() ctx: Context, @Root() { id }: WaitingListEntry): Promise<WaitingListOffer[]> {
    // A visitor's answer may be another person's entry.
    return ctx.actor.kind === 'guest' ? [] : offersOfEntryLoader(ctx).load(id);
  }

  @FieldResolver(() => OfferedSlot, {
    nullable: true,
    description: "The open offer to the caller's own account; null to others, and without one.",
  })
  openOffer(@Ctx() ctx: Context, @Root() entry: WaitingListEntry): Promise<OfferedSlot | null> {
    return openOfferOf(ctx, entry);
  }
}
