import { Field, Int, ObjectType } from 'type-graphql';
import { Column, PrimaryColumn, ViewEntity } from 'typeorm';

import { Admin, Allow } from '../../platform/access/allow';
import { Money } from '../../platform/graphql/scalars';

/**
 * SQL: column of `p`'s first online appointment type, the default of bookings. Evaluated only if the view's column is
 * read.
 */
const ofDefaultKind = (column: 'id' | 'price' | 'duration_minutes'): string =>
  `(SELECT k.${column} FROM consultation_kinds AS k
    WHERE k.professional_id = p.id AND k.is_active AND k.is_online ORDER BY k.sort_order, k.id LIMIT 1)`;

/**
 * With account and specialty. A removed professional has the former name and no account, and is in no list. Fee and
 * duration are those of a booking without appointment type.
 */
@ViewEntity('professional_profiles', {
  expression: `
    SELECT p.id, p.user_id, p.specialty_id, p.bio, coalesce(${ofDefaultKind('price')}, p.fee) AS fee,
      coalesce(${ofDefaultKind('duration_minutes')}, p.default_duration_minutes) AS default_duration_minutes, p.sort_order,
      p.is_public AND u.id IS NOT NULL AND u.suspended_at IS NULL AS is_public,
      coalesce(u.name, p.former_name) AS name, u.email, u.phone, s.name AS specialty_name, u.picture_id,
      p.version + u.version AS version, p.fee_version, p.bio_version, coalesce(p.slug, p.id::text) AS slug,
      p.license_number, p.refeps_number, p.series_online,
      p.fee AS own_fee, p.default_duration_minutes AS own_duration_minutes, ${ofDefaultKind('id')} AS default_kind_id
    FROM professionals AS p
      LEFT JOIN users AS u ON u.id = p.user_id
      LEFT JOIN specialties AS s ON s.id = p.specialty_id`,
})
@ObjectType({ simpleResolvers: true, description: 'A professional who sees patients at the clinic.' })
export class Professional {
  @PrimaryColumn('integer')
  @Field(() => Int, { description: "Identifies the professional in slots and bookings; differs from the user's id." })
  id!: number;

  @Column('integer')
  @Allow(Admin('people'))
  @Field(() => Int, { description: 'Id of the account, for administrators.' })
  userId!: number;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'null while none is assigned.' })
  specialtyId!: number | null;

  @Column('text')
  @Field({ description: 'May be empty.' })
  bio!: string;

  @Column('numeric', { nullable: true })
  @Field(() => Money, {
    nullable: true,
    description:
      "Price of one appointment in the clinic's currency, by the default appointment type if any; null: ask " +
      'the clinic (A consultar).',
  })
  fee!: string | null;

  @Column('smallint', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Default duration of an appointment, by the default appointment type if any; null means 30.',
  })
  defaultDurationMinutes!: number | null;

  @Column('integer')
  @Field(() => Int, { description: 'Display order on the public page: lower first; ties go by name.' })
  sortOrder!: number;

  @Column('boolean')
  @Field({
    description: 'Whether the public can see and book the professional: neither hidden nor suspended.',
  })
  isPublic!: boolean;

  @Column('text')
  @Field({ description: "From the professional's account." })
  name!: string;

  @Column('text')
  @Field({ description: "From the professional's account." })
  email!: string;

  @Column('text', { nullable: true })
  @Field(() => String, { nullable: true, description: "From the professional's account; null if empty." })
  phone!: string | null;

  @Column('text', { nullable: true })
  @Field(() => String, { nullable: true, description: "The specialty's name; null without one." })
  specialtyName!: string | null;

  @Column('uuid', { nullable: true })
  pictureId!: string | null;

  @Column('integer')
  @Field(() => Int, {
    description:
      'Increases with every change of fields of updateProfessional. Send it with a change, to detect conflicts.',
  })
  version!: number;

  @Column('integer')
  feeVersion!: number;

  @Column('integer')
  bioVersion!: number;

  @Column('text')
  @Field({
    description:
      "Last part of the page's path, /profesionales/<slug>: the name in lower case without accents, numbered " +
      'if taken; the id for a name without letters.',
  })
  slug!: string;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Matrícula, national (MN) or provincial (MP); several separated by commas. null when not set.',
  })
  licenseNumber!: string | null;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Number in Argentina's register of professionals, REFEPS: digits; null when not set.",
  })
  refepsNumber!: string | null;

  @Column('boolean')
  @Field({ description: 'Whether patients may book a weekly or fortnightly series.' })
  seriesOnline!: boolean;

  @Column('numeric', { nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: "The professional's own fee, independent of appointment types.",
  })
  ownFee!: string | null;

  @Column('smallint', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: "The professional's own duration, independent of appointment types.",
  })
  ownDurationMinutes!: number | null;

  /** null: no appointment types online. */
  @Column('integer', { nullable: true })
  defaultKindId!: number | null;
}
