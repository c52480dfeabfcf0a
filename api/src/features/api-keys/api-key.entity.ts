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
  description: 'Only an active key opens anything.',
  valuesConfig: {
    active: { description: 'It is in use.' },
    expired: { description: 'Its last day is over.' },
    revoked: { description: 'An administrator revoked it, for good.' },
    without_access: { description: 'Its professional is suspended, was removed or is no professional any more.' },
  },
});

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
@ObjectType({
  simpleResolvers: true,
  description: 'What a program calls with, for the clinic or for one professional.',
})
export class ApiKey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Names the key. Opens nothing.' })
  id!: number;

  @Column('text')
  @Field({ description: '1 to 100 characters, e.g. the program that has it. Records call it so.' })
  name!: string;

  @Column('text')
  role!: KeyActor['role'];

  @Column('integer', { nullable: true })
  @ForeignKey(() => ProfessionalEntity)
  @Field(() => Int, { nullable: true, description: 'Whose calendar it has; null: it acts for the clinic.' })
  professionalId!: number | null;

  @ManyToOne(() => Professional, { nullable: true, createForeignKeyConstraints: false })
  professional!: Relation<Professional> | null;

  @Column('text', { array: true })
  @Field(() => [String], { description: 'What it may, within what its administrator or professional may.' })
  scopes!: Scope[];

  @Column('integer', { default: 600 })
  @Field(() => Int, { description: 'How many requests it may make in a minute; more are refused.' })
  requestsPerMinute!: number;

  @Column('bytea')
  tokenHash!: Buffer;

  @Column('text')
  @Field({ description: 'The first characters, for people to recognise it.' })
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
  @Field(() => Int, { description: 'Goes up with every change; a change may say which one it was made on.' })
  version!: number;
}
