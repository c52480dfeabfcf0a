import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { User } from '../../users/user.entity';

@Entity('email_tokens')
@Check('email_tokens_token_hash_check', 'length(token_hash) = 32')
@Check('email_tokens_purpose_check', "purpose IN ('confirm-email', 'invitation', 'password-reset')")
@Index('email_tokens_user', ['userId', 'purpose'])
@Index('email_tokens_expiry', ['expiresAt'])
export class EmailToken {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('integer')
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user!: Relation<User>;

  @Column('text')
  purpose!: string;

  @Column('text')
  email!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  /** Afterwards the link is valid only in the account's sessions. */
  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
