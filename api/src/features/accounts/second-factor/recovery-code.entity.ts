import { Check, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { User } from '../../users/user.entity';

/** Deleted on use. */
@Entity('recovery_codes')
@Check('recovery_codes_code_hash_check', 'length(code_hash) = 32')
export class RecoveryCode {
  @PrimaryColumn('integer')
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user!: Relation<User>;

  @PrimaryColumn('bytea')
  codeHash!: Buffer;
}
