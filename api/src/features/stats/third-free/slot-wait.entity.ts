import { Check, Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';

import { ProfessionalEntity } from '../../professionals/professional.entity';

/** Daily measured wait for a professional's third free slot. */
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

  /** null: fewer than three slots within the booking horizon. */
  @Column('smallint', { nullable: true })
  days!: number | null;
}
