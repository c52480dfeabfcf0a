import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { User } from '../../users/user.entity';

@Entity('factor_challenges')
@Check('factor_challenges_token_hash_check', 'length(token_hash) = 32')
@Check(
  'factor_challenges_purpose_user_check',
  `purpose = 'passkey-sign-in' AND user_id IS NULL
   OR purpose IN ('sign-in', 'authenticator', 'passkey', 'passkey-proof') AND user_id IS NOT NULL`,
)
@Index('factor_challenges_user', ['userId'])
@Index('factor_challenges_expiry', ['expiresAt'])
export class FactorChallenge {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  /** null: the passkey identifies the account. */
  @Column('integer', { nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: Relation<User> | null;

  @Column('text')
  purpose!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}
