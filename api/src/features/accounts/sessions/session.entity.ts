import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { User } from '../../users/user.entity';

@Entity('sessions')
@Check('sessions_token_hash_check', 'length(token_hash) = 32')
@Index('sessions_user', ['userId'])
@Index('sessions_expiry', ['expiresAt'])
export class SessionEntity {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('integer')
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user!: Relation<User>;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When a second factor was proved; required once the account has one. */
  @Column('timestamptz', { nullable: true })
  secondFactorAt!: Date | null;

  /** Last proof of identity after sign-in. */
  @Column('timestamptz', { nullable: true })
  provedAt!: Date | null;

  /** Precise to about five minutes. */
  @Column('timestamptz', { default: () => 'now()' })
  usedAt!: Date;
}
