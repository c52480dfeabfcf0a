import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, VersionColumn, type Relation } from 'typeorm';

import type { Scope } from '../../domain/scopes';
import type { KeyActor } from '../../platform/access/actor';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { User } from '../users/user.entity';

/** Never deleted: what it did keeps its name. */
@Entity('api_keys')
@Index('api_keys_token', ['tokenHash'], { unique: true })
@Index('api_keys_professional', ['professionalId'])
@Index('api_keys_created_by', ['createdById'])
@Check('api_keys_name_check', "name <> ''")
@Check(
  'api_keys_role_check',
  "role = 'admin' AND professional_id IS NULL OR role = 'professional' AND professional_id IS NOT NULL",
)
@Check('api_keys_requests_per_minute_check', 'requests_per_minute > 0')
@Check('api_keys_token_hash_check', 'length(token_hash) = 32')
export class ApiKey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  name!: string;

  @Column('text')
  role!: KeyActor['role'];

  /** Whose calendar; null for the clinic. */
  @Column('integer', { nullable: true })
  professionalId!: number | null;

  @ManyToOne(() => ProfessionalEntity, { nullable: true })
  professional!: Relation<ProfessionalEntity> | null;

  @Column('text', { array: true })
  scopes!: Scope[];

  @Column('integer', { default: 600 })
  requestsPerMinute!: number;

  @Column('bytea')
  tokenHash!: Buffer;

  /** What people recognise it by. */
  @Column('text')
  tokenStart!: string;

  @Column('timestamptz')
  createdAt!: Date;

  /** null once that account is deleted. */
  @Column('integer', { nullable: true })
  createdById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  createdBy!: Relation<User> | null;

  /** null: never. */
  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  /** To the minute. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version!: number;
}
