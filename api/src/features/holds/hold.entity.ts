import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { noun } from '../../platform/noun';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { Room } from '../rooms/room.entity';

export const HoldPurpose = { waiting_list: 'waiting_list', absence: 'absence' } as const;
/** `no_show`: an appointment's own time until it begins (ADR 134). */
export type HoldPurpose = keyof typeof HoldPurpose | 'no_show';

/** Stored: names stay. */
export const HOLD = noun('hold', 'Reserva de un horario', { reason: 'motivo' });

/** Reserved time of a professional and a room (ADR 122). */
@Entity('holds')
@Check('holds_expires_at_check', 'isfinite(expires_at)')
@Check('holds_purpose_check', "purpose IN ('waiting_list', 'absence', 'no_show')")
@Check('holds_owner_id_check', 'length(owner_id) BETWEEN 1 AND 100')
@Check('holds_length', "ends_at - starts_at BETWEEN interval '5 minutes' AND interval '8 hours'")
@Index('holds_of_professional', ['professionalId'])
@Index('holds_of_room', ['roomId'])
@Index('holds_of_owner', ['purpose', 'ownerId'])
@Index('holds_expiry', ['expiresAt'])
@Index('holds_actor', ['actorUserId'], { where: 'actor_user_id IS NOT NULL' })
@Index('holds_key', ['actorKeyId'], { where: 'actor_key_id IS NOT NULL' })
export class Hold {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer')
  professionalId!: number;

  @ManyToOne(() => ProfessionalEntity, { nullable: false, onDelete: 'CASCADE' })
  professional!: Relation<ProfessionalEntity>;

  @Column('integer')
  roomId!: number;

  @ManyToOne(() => Room, { nullable: false, onDelete: 'CASCADE' })
  room!: Relation<Room>;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  @Column('smallint', { default: 0 })
  bufferBeforeMinutes!: number;

  @Column('smallint', { default: 0 })
  bufferAfterMinutes!: number;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('text')
  purpose!: HoldPurpose;

  @Column('text')
  ownerId!: string;

  /** null with actorKeyId null: the product itself. */
  @Column('integer', { nullable: true })
  actorUserId!: number | null;

  @ManyToOne('User', { nullable: true, onDelete: 'SET NULL' })
  actorUser!: unknown;

  @Column('integer', { nullable: true })
  actorKeyId!: number | null;

  @ManyToOne('ApiKey', { nullable: true })
  actorKey!: unknown;

  @Column('timestamptz')
  createdAt!: Date;
}
