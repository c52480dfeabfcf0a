import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { Role } from '../../platform/access/actor';
import { Admin, Allow } from '../../platform/access/allow';
import { LocalDate } from '../../platform/graphql/scalars';
import { noun } from '../../platform/noun';
import { PICTURE_URL_DESCRIPTION, pictureUrlOf } from './pictures/picture-url';
import { PermissionSet } from './permission-sets/permission-set.entity';
import { Picture } from './pictures/picture.entity';

export const USER = noun('user', 'Usuario', {
  name: 'nombre',
  email: 'correo electrónico',
  emailConfirmed: 'correo electrónico confirmado',
  role: { word: 'rol', show: (role: Role) => ROLE_LABELS[role] },
  permissionSet: 'permisos',
  phone: { word: 'teléfono', isConcealed: true },
  address: { word: 'dirección', isConcealed: true },
  dateOfBirth: { word: 'fecha de nacimiento', isConcealed: true },
  emergencyContactName: { word: 'contacto de emergencia', isConcealed: true },
  emergencyContactPhone: { word: 'teléfono del contacto de emergencia', isConcealed: true },
  emergencyContactRelationship: { word: 'relación con el contacto de emergencia', isConcealed: true },
  picture: 'foto',
  password: 'contraseña',
  secondFactor: 'verificación en dos pasos',
  secondFactorName: 'nombre de una verificación en dos pasos',
  recoveryCodes: 'códigos de recuperación',
  recoveryCodeUsed: 'código de recuperación usado',
  invitation: 'invitación',
  suspended: 'suspendido',
  startPage: { word: 'página de inicio', show: (page: StartPage | null) => (page ? START_PAGES[page] : null) },
});

const ROLE_LABELS: Record<Role, string> = { admin: 'Administrador', professional: 'Profesional', user: 'Paciente' };

export enum StartPage {
  calendar = 'calendar',
  today = 'today',
}

const START_PAGES: Record<StartPage, string> = { calendar: 'Calendario', today: 'Hoy' };

const SEARCHED =
  "folded(name || ' ' || email || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '\\D', '', 'g'), ''))";

registerEnumType(Role, {
  name: 'Role',
  description: 'Role of an account.',
  valuesConfig: {
    admin: { description: 'Administrador: runs the clinic.' },
    professional: { description: 'Profesional: keeps a calendar and rents rooms.' },
    user: { description: 'Paciente.' },
  },
});

registerEnumType(StartPage, {
  name: 'StartPage',
  description: 'First page of a professional after signing in.',
  valuesConfig: {
    calendar: { description: 'The calendar, /dashboard.' },
    today: { description: 'The day, /dashboard/today.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Emergency contact of a person.' })
export class EmergencyContact {
  @Field(() => String, { nullable: true, description: 'Name; null if empty.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone; null if empty.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Relationship to the person, e.g. madre.' })
  relationship!: string | null;
}

/** Columns without @Field, such as the password, stay private. */
@Entity('users')
@Index('users_email_unique', { synchronize: false })
@Index('users_role', ['role'])
@Index('users_searched', { synchronize: false })
@Index('users_by_name', { synchronize: false })
@Index('users_by_age', ['createdAt', 'id'])
@Index('users_picture_unique', ['pictureId'], { unique: true, where: 'picture_id IS NOT NULL' })
@Index('users_permission_set_id', ['permissionSetId'], { where: 'permission_set_id IS NOT NULL' })
@Check('users_role_check', "role IN ('admin', 'professional', 'user')")
@Check('users_start_page_check', "start_page IN ('calendar', 'today')")
@Check('users_date_of_birth_check', 'isfinite(date_of_birth)')
@ObjectType({ simpleResolvers: true, description: 'An account of a person.' })
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the account; a professional profile has another id.' })
  id!: number;

  @Column('text')
  @Field({ description: "Name of the person; a professional's is public." })
  name!: string;

  @Column('text')
  @Field({ description: 'Unique, ignoring case.' })
  email!: string;

  @Column('timestamptz', { nullable: true })
  emailConfirmedAt!: Date | null;

  /** The confirmed address before `email`; mail goes there until `email` is confirmed. */
  @Column('text', { nullable: true, select: false })
  formerEmail!: string | null;

  /** Confirmed by link only: a stranger may have opened the account, so bookings wait. */
  @Column('boolean', { name: 'bookings_withheld', default: false })
  @Field({
    description:
      'Whether appointments booked with the address are withheld until a link sent to it is opened in this ' +
      'session.',
  })
  bookingsWithheld!: boolean;

  @Field(() => Boolean, { description: 'Whether the address was confirmed by a mailed link.' })
  get emailConfirmed(): boolean {
    return this.emailConfirmedAt !== null;
  }

  @Column('text', { default: 'user' })
  @Field(() => Role, { description: 'Determines permissions, and the first page after signing in.' })
  role!: Role;

  /** Only administrators' counts. null: every permission. */
  @Column('integer', { nullable: true })
  permissionSetId!: number | null;

  @ManyToOne(() => PermissionSet, { nullable: true })
  @JoinColumn({ foreignKeyConstraintName: 'users_permission_set' })
  permissionSet!: Relation<PermissionSet> | null;

  @Column('text', { nullable: true })
  @Field(() => String, { nullable: true, description: 'Free text; null if empty.' })
  phone!: string | null;

  @Column('text', { nullable: true })
  @Field(() => String, { nullable: true, description: 'Postal address as one text; null if empty.' })
  address!: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDate, { nullable: true, description: 'null if unknown.' })
  dateOfBirth!: string | null;

  @Column('text', { nullable: true })
  emergencyContactName!: string | null;

  @Column('text', { nullable: true })
  emergencyContactPhone!: string | null;

  @Column('text', { nullable: true })
  emergencyContactRelationship!: string | null;

  @Field(() => EmergencyContact, { nullable: true, description: 'null if unknown.' })
  get emergencyContact(): EmergencyContact | null {
    const contact = {
      name: this.emergencyContactName,
      phone: this.emergencyContactPhone,
      relationship: this.emergencyContactRelationship,
    };
    return Object.values(contact).some((value) => value !== null) ? contact : null;
  }

  @Column('text', { nullable: true })
  @Field(() => StartPage, {
    nullable: true,
    description: 'First page of a professional after signing in; null: the calendar, the default.',
  })
  startPage!: StartPage | null;

  @Column('uuid', { nullable: true })
  pictureId!: string | null;

  @ManyToOne(() => Picture, { nullable: true })
  @JoinColumn({ foreignKeyConstraintName: 'users_picture' })
  picture!: Relation<Picture> | null;

  /** argon2id text. */
  @Column('text', { select: false })
  passwordHash!: string;

  @Column('timestamptz', { nullable: true })
  suspendedAt!: Date | null;

  @Allow(Admin('people'))
  @Field(() => Boolean, { description: 'Whether an administrator has suspended the account. For administrators.' })
  get suspended(): boolean {
    return this.suspendedAt !== null;
  }

  /** null once the password is chosen. */
  @Column('timestamptz', { nullable: true })
  invitedAt!: Date | null;

  @Allow(Admin('people'))
  @Field(() => Boolean, {
    description: 'Whether a mailed invitation is still without a password. For administrators.',
  })
  get invited(): boolean {
    return this.invitedAt !== null;
  }

  @Column('timestamptz')
  createdAt!: Date;

  /** Ignores passwords, pictures and suspensions: no form edits them. */
  @Column('integer', { default: 1 })
  @Field(() => Int, {
    description: 'Increases with every change of profile, e-mail or role. Send it with a change, to detect conflicts.',
  })
  version!: number;

  /** Folded: name, e-mail, phone as typed and as digits. */
  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: SEARCHED })
  searched!: string;

  @Field(() => String, { nullable: true, description: PICTURE_URL_DESCRIPTION })
  get pictureUrl(): string | null {
    return pictureUrlOf(this.pictureId);
  }
}
