import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { AbsenceContactState, AbsenceOutcome } from '../../domain/absence-outcome';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { Appointment } from '../appointments/appointment.object';
import { UnavailableDate } from '../availability/unavailable-date.objects';
import { Professional } from '../professionals/professional.object';
import { canManageProfessional } from '../professionals/professional.policy';

registerEnumType(AbsenceContactState, {
  name: 'AbsenceContactState',
  description: 'Whether a patient knows that the professional is absent.',
  valuesConfig: {
    to_call: { description: 'Por llamar: not notified yet.' },
    told: { description: 'Avisado: notified by mail or phone.' },
    answered: { description: 'Respondió: they answered.' },
  },
});

registerEnumType(AbsenceOutcome, {
  name: 'AbsenceOutcome',
  description: 'Outcome of a turno of an absent professional.',
  valuesConfig: {
    open: { description: 'Still inside the absence: staff must act.' },
    moved: { description: 'The same professional sees the patient at another time.' },
    reassigned: { description: 'Another professional sees the patient.' },
    cancelled: { description: 'It was cancelled.' },
  },
});

/** Only the turno's present professional may read the note. */
@Judged<AbsenceContact>(({ actor }, contact) =>
  canManageProfessional(actor, contact.professionalId, 'appointments') ? contact : { ...contact, note: null },
)
@ObjectType({
  simpleResolvers: true,
  description: "Contact with a patient about an absence, and the patient's answer.",
})
export class AbsenceContact {
  @Field(() => ID, { description: 'The same for one turno and one absence.' })
  id!: string;

  @Field(() => AbsenceContactState, { description: 'to_call by default.' })
  state!: AbsenceContactState;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'At most 500 characters; null when empty, and for callers who may no longer read the turno.',
  })
  note!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last recorded; null: never.' })
  at!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the user who recorded it; null: not recorded, or the account is deleted.',
  })
  by!: string | null;

  @Field(() => Int, { description: 'Goes up with every change, from 0; a change may say which one it was made on.' })
  version!: number;

  /** The turno's present one; no field. */
  professionalId!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A slot proposed for a turno of an absent professional.' })
export class AbsenceProposal {
  @Field(() => DateTime, { description: 'When it would start.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'When it would end: the turno keeps its length.' })
  endTime!: string;

  @Field(() => Int, { description: 'The same professional, or one of the same specialty.' })
  professionalId!: number;

  @Field({ description: "As the professional's account says." })
  professionalName!: string;

  @Field(() => Int, { description: 'A room that is free then: the present one where possible.' })
  roomId!: number;

  @Field({ description: 'As the room is called.' })
  roomName!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of its hold for the turno, during which it is off offer to others; null: not held.',
  })
  heldUntil!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A turno on the board of an absence.' })
export class AbsenceEntry {
  @Field(() => ID, { description: 'The same for one turno and one absence.' })
  id!: string;

  @Field(() => Appointment, {
    description:
      'As it is now, with the phone of its patient; its time alone once another professional sees the patient, except to ' +
      'administrators.',
  })
  appointment!: Appointment;

  @Field(() => DateTime, { description: 'When it was to start, before anybody moved it.' })
  startTime!: string;

  @Field(() => AbsenceOutcome, { description: 'Present state of the turno.' })
  outcome!: AbsenceOutcome;

  @Field(() => AbsenceProposal, {
    nullable: true,
    description: 'The proposed slot; null once the turno is settled, or when nothing is free in the next two weeks.',
  })
  proposal!: AbsenceProposal | null;

  @Field(() => [AbsenceProposal], { description: 'Other choices, none of which is proposed to another turno.' })
  alternatives!: AbsenceProposal[];

  @Field(() => AbsenceContact, { description: 'Whether the patient knows.' })
  contact!: AbsenceContact;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The turnos of a professional who is absent on a date, what became of them, and which patients know.',
})
export class AbsenceBoard {
  @Field(() => ID, { description: 'The same for one professional and one date.' })
  id!: string;

  @Field(() => Professional, { description: 'The absent professional.' })
  professional!: Professional;

  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field(() => [UnavailableDate], {
    description: 'The absences marked on that date, earliest first; none when they were removed.',
  })
  absences!: UnavailableDate[];

  @Field(() => [AbsenceEntry], {
    description:
      'Earliest first, by when they were to start: those that the absence falls on, and those that were moved, reassigned or ' +
      'cancelled since it was marked.',
  })
  entries!: AbsenceEntry[];
}

@ObjectType({ simpleResolvers: true, description: 'Another appointment of the patient at the time of a proposal.' })
export class PatientsOtherAppointment {
  @Field(() => ID, { description: 'For `confirmedAppointments`; another one once it moves.' })
  id!: string;

  @Field(() => LocalDate, { description: "In the clinic's time zone." })
  date!: string;

  @Field({ description: 'HH:mm.' })
  startTime!: string;

  @Field({ description: 'HH:mm, up to 24:00.' })
  endTime!: string;

  @Field({ description: 'Professional of the turno; a colleague stays unnamed to professionals.' })
  professionalName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of one requested change.' })
export class AbsenceChange {
  @Field(() => ID, { description: 'The turno.' })
  appointmentId!: string;

  @Field({ description: 'Whether it is as requested now, by this request or one before it.' })
  done!: boolean;

  @Field(() => String, { nullable: true, description: 'Why not, in Spanish; null when it is done.' })
  reason!: string | null;

  @Field(() => [PatientsOtherAppointment], {
    description: 'Not empty: it was not moved, as the patient has these at that time; send it with them confirmed.',
  })
  unconfirmed!: readonly PatientsOtherAppointment[];
}

@ObjectType({ simpleResolvers: true, description: 'Results of the requested changes, and the board after them.' })
export class AbsenceChanges {
  @Field(() => [AbsenceChange], { description: 'In the order of the request.' })
  changes!: AbsenceChange[];

  /** Keys for the lazily read board. */
  professionalId!: number;
  date!: string;
}
