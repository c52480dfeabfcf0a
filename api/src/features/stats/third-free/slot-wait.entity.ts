import { Check, Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';

import { ProfessionalEntity } from '../../professionals/professional.entity';

/** Of a day, how long the third free slot of a professional was to be waited for. Written once a day, and kept. */
@Entity('slot_waits')
@Index('slot_waits_of_professional', ['professionalId'])
@Check('slot_waits_date_check', 'isfinite(date)')
@Check('slot_waits_days_check', 'days BETWEEN 0 AND 92')
export class SlotWait {
  @Column('date', { primary: true })
  date!: string;

  @Column('integer', { primary: true })
  professionalId!: number;

  @ManyToOne(() => ProfessionalEntity, { nullable: false, onDelete: 'CASCADE' })
  professional!: Relation<ProfessionalEntity>;

  /** null: there were not three as far as patients may book. */
  @Column('smallint', { nullable: true })
  days!: number | null;
}
