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
    removed: { description: 'Staff took it out, for the reason in its endNote.' },
    over: { description: 'Its last date has passed.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Hours of a weekday in which a turno suits.' })
export class WaitingListHours {
  @Field(() => Int, { description: '1 = Monday to 7 = Sunday.' })
  weekday!: number;

  @Field({ description: "HH:mm by the clinic's clock." })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00: the turno ends by then.' })
  endTime!: string;
}

@Judged<WaitingListEntry>(shownEntry)
@ObjectType({
  simpleResolvers: true,
  description: 'A patient who waits for a turno, with a professional or any of a specialty.',
})
export class WaitingListEntry {
  @Field(() => ID, { description: 'A UUID; opens nothing.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: 'Whom they wait for; null: anybody of the specialty.' })
  professionalId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The specialty; null: the professional alone.' })
  specialtyId!: number | null;

  @PersonalData()
  @Field({ description: 'The patient: 1 to 200 characters.' })
  patientName!: string;

  @PersonalData()
  @Field({ description: 'Address for offers.' })
  patientEmail!: string;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'null when none was given.' })
  patientPhone!: string | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'The person who asks for the patient; null: the patient.' })
  contactName!: string | null;

  @Field(() => [WaitingListHours], { description: 'When a turno suits, Monday first; empty: at any time.' })
  hours!: WaitingListHours[];

  @Field(() => LocalDate, { description: 'No turno before this date.' })
  fromDate!: string;

  @Field(() => LocalDate, { description: 'Last date for a turno; the entry ends after it.' })
  untilDate!: string;

  @Field(() => Int, { description: 'They need to know so many hours before: 0 to 336.' })
  noticeHours!: number;

  @Field({ description: 'Whether they come before the others; staff decide it.' })
  isUrgent!: boolean;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Why, for staff; null to others, and when it is not urgent.' })
  urgentReason!: string | null;

  @Field(() => EntryStatus, { description: 'Its state.' })
  status!: EntryStatus;

  @Field(() => EntryEndReason, { nullable: true, description: 'Why it ended; null unless it has.' })
  endReason!: EntryEndReason | null;

  @PersonalData()
  @Field(() => String, { nullable: true, description: "Staff's note when they took it off; null to others." })
  endNote!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was fulfilled or ended; null while it is active.' })
  endedAt!: string | null;

  @Field(() => DateTime, { description: 'When it was made: earlier ones are asked first.' })
  createdAt!: string;

  @Field(() => Int, { description: 'Goes up with every change; a change may say which one it was made on.' })
  version!: number;

  /** For resolvers. */
  patientUserId!: number | null;
  keptAppointmentId!: string | null;
  endedById!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Entries of the waiting list, and where in it they stand.' })
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
