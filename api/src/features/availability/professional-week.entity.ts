import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import { ProfessionalEntity } from '../professionals/professional.entity';

/** Counts changes of a professional's weekly hours. No row: never changed. */
@Entity('professional_weeks')
export class ProfessionalWeek {
  @PrimaryColumn('integer')
  professionalId!: number;

  @OneToOne(() => ProfessionalEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  professional!: Relation<ProfessionalEntity>;

  @Column('integer', { default: 1 })
  version!: number;
}
