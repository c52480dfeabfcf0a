import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import type { SlugRow } from '../../../platform/database/claim-slug';
import { ProfessionalEntity } from '../professional.entity';

/** Every slug of a professional, including the current one. */
@Entity('professional_slugs')
@Index('professional_slugs_owner', ['ownerId'])
export class ProfessionalSlug implements SlugRow {
  @PrimaryColumn('text')
  slug!: string;

  @Column('integer', { name: 'professional_id' })
  ownerId!: number;

  @ManyToOne(() => ProfessionalEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'professional_id' })
  owner!: Relation<ProfessionalEntity>;
}
