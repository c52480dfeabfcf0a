import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { noun } from '../../platform/noun';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { Room } from '../rooms/room.entity';

export const CALENDAR_FEED = noun('calendar-feed', 'Enlace de calendario', {
  token: 'enlace (otro, por un reintento)',
});

/** The token opens it without a session. A new link is a new row. */
@Entity('calendar_feeds')
@Index('calendar_feeds_token', ['tokenHash'], { unique: true })
@Index('calendar_feeds_of_professional', ['professionalId'], { unique: true })
@Index('calendar_feeds_of_room', ['roomId'], { unique: true })
@Check('calendar_feeds_one_owner', 'num_nonnulls(professional_id, room_id) = 1')
@ObjectType({
  simpleResolvers: true,
  description: 'A link by which a calendar program reads the turnos of a professional, or of a room.',
})
export class CalendarFeed {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Names the link. Opens nothing; a new link has another one.' })
  id!: number;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'The professional with these turnos; null: a feed of a room.' })
  professionalId!: number | null;

  @ManyToOne(() => ProfessionalEntity, { nullable: true, onDelete: 'CASCADE' })
  professional!: Relation<ProfessionalEntity> | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: "The room with these turnos; null: a professional's feed." })
  roomId!: number | null;

  @ManyToOne(() => Room, { nullable: true, onDelete: 'CASCADE' })
  room!: Relation<Room> | null;

  @Column('bytea')
  tokenHash!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;

  /** Precise to an hour. */
  @Column('timestamptz', { nullable: true })
  lastReadAt!: Date | null;
}
