import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { Judged } from '../../../platform/access/judged';
import { PersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { connectionType } from '../../../platform/graphql/connection';
import { NEAR } from '../../../platform/graphql/near';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { canHandleEntry, isOwnEntry, type Asked } from '../waiting-list.policy';
import { EntryEndReason, EntryStatus } from './entry.entity';
import { handlesEntry } from './handles-entry';

registerEnumType(EntryStatus, {
  name: 'WaitingListEntryStatus',
  description: 'State of an entry of the waiting list.',
  valuesConfig: {
    active: { description: 'Esperando: it gets offers of freed slots.' },
    fulfilled: { description: 'Cumplida: an offer was accepted.' },
    ended: { description: 'Terminada: its endReason says why.' },
  },
});

registerEnumType(EntryEndReason, {
  name: 'WaitingListEndReason',
  description: 'Why an entry ended.',
  valuesConfig: {
    left: { description: 'The patient left the list.' },
    removed: { description: 'Staff removed it; endNote has the reason.' },
    over: { description: 'Its last date has passed.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Suitable hours of a weekday.' })
export class WaitingListHours {
  @Field(() => Int, { description: '1 = Monday to 7 = Sunday.' })
  weekday!: number;

  @Field({ description: "HH:mm in the clinic's time zone." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00; latest end of an appointment.' })
  endTime!: string;
}

@Judged<WaitingListEntry>(shownEntry)
@ObjectType({
  simpleResolvers: true,
  description: 'A patient waiting for an appointment with a professional, or any of a specialty.',
})
export class WaitingListEntry {
  @Field(() => ID, { description: 'A UUID; grants no access.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: 'Id of the professional; null: any of the specialty.' })
  professionalId!: number | null;

  @Field(() => Int, { nullable: true, description: 'Id of the specialty; null: only the professional.' })
  specialtyId!: number | null;

  @PersonalData()
  @Field({ description: 'The patient: 1 to 200 characters.' })
  patientName!: string;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Address for offers; null: none is sent.' })
  patientEmail!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'null if empty.' })
  patientPhone!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Contact who joined for the patient; null: the patient.' })
  contactName!: string | null;

  @Field(() => [WaitingListHours], { description: 'Suitable hours, Monday first; empty: any time.' })
  hours!: WaitingListHours[];

  @Field(() => LocalDate, { description: 'First suitable date.' })
  fromDate!: string;

  @Field(() => LocalDate, { description: 'Last suitable date; the entry ends after it.' })
  untilDate!: string;

  @Field(() => Int, { description: 'Least notice in hours, 0 to 336.' })
  noticeHours!: number;

  @Field({ description: 'Whether it comes first, by decision of staff.' })
  isUrgent!: boolean;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'Reason for urgency, for staff; null to others, and if not urgent.',
  })
  urgentReason!: string | null;

  @Field(() => EntryStatus, { description: 'Its state.' })
  status!: EntryStatus;

  @Field(() => EntryEndReason, { nullable: true, description: 'Why it ended; null while active or fulfilled.' })
  endReason!: EntryEndReason | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Note of the staff who removed it; null to others.' })
  endNote!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was fulfilled or ended; null while active.' })
  endedAt!: string | null;

  @Field(() => DateTime, { description: 'Time of joining: earlier entries get offers first.' })
  createdAt!: string;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;

  /** Loaded by resolvers. */
  patientUserId!: number | null;
  patientId!: string | null;
  keptAppointmentId!: string | null;
  endedById!: number | null;
  insurerId!: number | null;
  planId!: number | null;
  memberNumber!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A Relay connection of waiting-list entries.' })
export class WaitingListEntryConnection extends connectionType(WaitingListEntry, 'WaitingListEntry') {
  @Field({ description: NEAR })
  isNear!: boolean;
}

interface Facts extends Asked {
  patientUserId: number | null;
}

/** For the patient's account and staff who handle it; null to others. */
function shownEntry<Entry extends Facts>(ctx: Context, entry: Entry): Entry | Promise<Entry | null> {
  if (isOwnEntry(ctx.actor, entry) || canHandleEntry(ctx.actor, entry, null)) return entry;
  return handlesEntry(ctx, entry).then((handles) => (handles ? entry : null));
}
