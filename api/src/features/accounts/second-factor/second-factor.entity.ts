import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { User } from '../../users/user.entity';

export const FactorKind = { authenticator: 'authenticator', passkey: 'passkey' } as const;
export type FactorKind = keyof typeof FactorKind;

export const FACTOR_WORDS: Record<FactorKind, string> = {
  authenticator: 'Aplicación de códigos',
  passkey: 'Llave de acceso',
};

registerEnumType(FactorKind, {
  name: 'SecondFactorKind',
  description: 'A proof of identity besides the password.',
  valuesConfig: {
    authenticator: { description: 'Aplicación de códigos: six digits that change every 30 seconds (TOTP).' },
    passkey: { description: 'Llave de acceso: a passkey on a phone, a computer or a USB key (WebAuthn).' },
  },
});

@Entity('second_factors')
@Check('second_factors_name_check', "name <> ''")
@Check(
  'second_factors_kind_check',
  `kind = 'authenticator' AND length(seed) = 32 AND last_step IS NOT NULL AND credential_id IS NULL
   OR kind = 'passkey' AND seed IS NULL AND credential_id IS NOT NULL AND public_key IS NOT NULL
     AND counter IS NOT NULL AND transports IS NOT NULL AND is_backed_up IS NOT NULL`,
)
@Index('second_factors_user', ['userId'])
@Index('second_factors_credential', ['credentialId'], { unique: true })
@ObjectType({ simpleResolvers: true, description: "One of an account's second factors." })
export class SecondFactor {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies it.' })
  id!: number;

  @Column('integer')
  userId!: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE' })
  user!: Relation<User>;

  @Column('text')
  @Field(() => FactorKind, { description: 'Authenticator or passkey.' })
  kind!: FactorKind;

  @Column('text')
  @Field({ description: 'Name given by its owner.' })
  name!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  /** Authenticators; source of the secret. */
  @Column('bytea', { nullable: true, select: false })
  seed!: Buffer | null;

  /** Authenticators; last code's step, so that none works twice. */
  @Column('integer', { nullable: true })
  lastStep!: number | null;

  @Column('bytea', { nullable: true })
  credentialId!: Buffer | null;

  @Column('bytea', { nullable: true, select: false })
  publicKey!: Buffer | null;

  /** Passkeys; rises with use, if counted. */
  @Column('bigint', { nullable: true })
  counter!: string | null;

  /** Passkeys, such as usb. */
  @Column('text', { array: true, nullable: true })
  transports!: string[] | null;

  /** Passkeys; the provider holds a copy. */
  @Column('boolean', { nullable: true })
  isBackedUp!: boolean | null;
}
