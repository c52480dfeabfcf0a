import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { User } from '../../users/user.entity';

@Entity('sign_in_sources')
@Check('sign_in_sources_source_hash_check', 'length(source_hash) = 32')
@Index('sign_in_sources_age', ['lastUsedAt'])
export class SignInSource {
  @PrimaryColumn('integer')
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user!: Relation<User>;

  @PrimaryColumn('bytea')
  sourceHash!: Buffer;

  @Column('timestamptz')
  lastUsedAt!: Date;
}
