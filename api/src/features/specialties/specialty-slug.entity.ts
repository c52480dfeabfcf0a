import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import type { SlugRow } from '../../platform/database/claim-slug';
import { Specialty } from './specialty.entity';

/** Every slug of a specialty, including the current one. */
@Entity('specialty_slugs')
@Index('specialty_slugs_owner', ['ownerId'])
export class SpecialtySlug implements SlugRow {
  @PrimaryColumn('text')
  slug!: string;

  @Column('integer', { name: 'specialty_id' })
  ownerId!: number;

  @ManyToOne(() => Specialty, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'specialty_id' })
  owner!: Relation<Specialty>;
}
