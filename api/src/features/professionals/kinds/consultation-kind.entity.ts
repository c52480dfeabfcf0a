import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, VersionColumn, type Relation } from 'typeorm';

import { Money } from '../../../platform/graphql/scalars';
import { noun } from '../../../platform/noun';
import { minutesText } from '../../audit/value-texts';
import { DURATION_RANGE, durationCheck } from '../appointment-duration';
import { ProfessionalEntity } from '../professional.entity';

export const CONSULTATION_KIND = noun('consultation_kind', 'Tipo de consulta', {
  name: 'nombre',
  durationMinutes: { word: 'duración', show: minutesText },
  price: 'precio',
  isOnline: 'se reserva en línea',
  isActive: 'activo',
  sortOrder: 'orden',
});

/** Names are unique per professional, ignoring case. */
@Entity('consultation_kinds')
@Index('consultation_kinds_name_unique', { synchronize: false })
@Check('consultation_kinds_duration_minutes_check', durationCheck('duration_minutes'))
@Check('consultation_kinds_price_check', 'price >= 0')
@Check('consultation_kinds_sort_order_check', 'sort_order >= 0')
@ObjectType({
  simpleResolvers: true,
  description: "A professional's appointment type (tipo de consulta), e.g. a first visit or a check-up.",
})
export class ConsultationKind {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the type in bookings.' })
  id!: number;

  @Column('integer')
  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @ManyToOne(() => ProfessionalEntity, { nullable: false, onDelete: 'CASCADE' })
  professional!: Relation<ProfessionalEntity>;

  @Column('text')
  @Field({ description: 'Unique per professional, ignoring case. 1 to 60 characters.' })
  name!: string;

  @Column('smallint')
  @Field(() => Int, { description: `Duration in minutes: ${DURATION_RANGE}.` })
  durationMinutes!: number;

  /** Decimal text. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: "In the clinic's currency; null: the professional's own fee.",
  })
  price!: string | null;

  @Column('boolean', { default: true })
  @Field({ description: 'Whether patients may book it; otherwise only staff.' })
  isOnline!: boolean;

  @Column('boolean', { default: true })
  @Field({ description: 'Whether it can be booked now. Earlier bookings keep it.' })
  isActive!: boolean;

  @Column('integer', { default: 0 })
  @Field(() => Int, {
    description: 'Display order: lower first, ties by id. The first online one is the default.',
  })
  sortOrder!: number;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
