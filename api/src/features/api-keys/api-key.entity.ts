import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  VersionColumn,
  type Relation,
} from 'typeorm';

import { dateText } from '../../domain/date-text';
import { scopeText, type Scope } from '../../domain/scopes';
import type { KeyActor } from '../../platform/access/actor';
import { noun } from '../../platform/noun';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { Professional } from '../professionals/professional.object';
import { User } from '../users/user.entity';

export const API_KEY = noun('api_key', 'Clave de API', {
  name: 'nombre',
  professionalName: 'profesional',
  scopes: { word: 'permisos', show: (scopes: readonly Scope[]) => scopes.map(scopeText).join(', ') },
  requestsPerMinute: 'consultas por minuto',
  expiresOn: { word: 'vence', show: (date: string | null) => (date === null ? 'Nunca' : dateText(date)) },
  revoked: 'revocada',
  token: 'clave (otra, por un reintento)',
});

export const ApiKeyState = {
  active: 'active',
  expired: 'expired',
  revoked: 'revoked',
  without_access: 'without_access',
} as const;
export type ApiKeyState = keyof typeof ApiKeyState;
registerEnumType(ApiKeyState, {
  name: 'ApiKeyState',
  description: 'State of an API key; only active ones work.',
  valuesConfig: {
    active: { description: 'Valid.' },
    expired: { description: 'Past its last day.' },
    revoked: { description: 'Revoked by an administrator, permanently.' },
    without_access: { description: 'Its professional is suspended, removed or no longer a professional.' },
  },
});

/** Never deleted, because records need its name. */
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
@ObjectType({
  simpleResolvers: true,
  description: 'Credential of a program that acts for the clinic or for one professional.',
})
export class ApiKey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Id of the key; gives no access.' })
  id!: number;

  @Column('text')
  @Field({ description: 'Name in records, 1 to 100 characters, e.g. the program that uses it.' })
  name!: string;

  @Column('text')
  role!: KeyActor['role'];

  @Column('integer', { nullable: true })
  @ForeignKey(() => ProfessionalEntity)
  @Field(() => Int, { nullable: true, description: 'Professional that it acts for; null: the clinic.' })
  professionalId!: number | null;

  @ManyToOne(() => Professional, { nullable: true, createForeignKeyConstraints: false })
  professional!: Relation<Professional> | null;

  @Column('text', { array: true })
  @Field(() => [String], { description: 'Scopes, within the rights of an administrator or of its professional.' })
  scopes!: Scope[];

  /** Those of the deleted account that made it; null: as the account's, else all. */
  @Column('text', { array: true, nullable: true })
  permissions!: string[] | null;

  @Column('integer', { default: 600 })
  @Field(() => Int, { description: 'Maximum requests per minute.' })
  requestsPerMinute!: number;

  @Column('bytea')
  tokenHash!: Buffer;

  @Column('text')
  @Field({ description: 'First characters, to recognize it.' })
  tokenStart!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('integer', { nullable: true })
  createdById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  createdBy!: Relation<User> | null;

  /** null: never. */
  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  /** Precise to a minute. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Rises with every edit.' })
  version!: number;
}
