import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { User } from '../../users/user.entity';

/** A link that was mailed and not yet used. The token itself is only in the mail. */
@Entity('email_tokens')
@Check('email_tokens_token_hash_check', 'length(token_hash) = 32')
@Check('email_tokens_purpose_check', "purpose IN ('confirm-email', 'password-reset')")
@Index('email_tokens_user', ['userId', 'purpose'])
@Index('email_tokens_expiry', ['expiresAt'])
export class EmailToken {
  /** SHA-256 of the token. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('integer')
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user!: Relation<User>;

  @Column('text')
  purpose!: string;

  /** Where it was sent: it proves this address and no later one. */
  @Column('text')
  email!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When a confirming link confirmed its address: from then on it is good only together with its account's session. */
  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
