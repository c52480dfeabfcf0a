import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';

import { Specialty } from '../specialties/specialty.entity';
import { Room } from './room.entity';

/** A room without any serves all specialties. */
@Entity('room_specialties')
@Index('room_specialties_of_specialty', ['specialtyId'])
export class RoomSpecialty {
  @Column('integer', { primary: true })
  roomId!: number;

  @ManyToOne(() => Room, { nullable: false, onDelete: 'CASCADE' })
  room!: Relation<Room>;

  @Column('integer', { primary: true })
  specialtyId!: number;

  @ManyToOne(() => Specialty, { nullable: false })
  specialty!: Relation<Specialty>;
}
