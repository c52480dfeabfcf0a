import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a retried request created the first time. */
@Entity('idempotency_keys')
@Index('idempotency_keys_age', ['createdAt'])
export class IdempotencyKey {
  /** Id of the user, or guest. */
  @PrimaryColumn('text')
  actor!: string;

  @PrimaryColumn('text')
  key!: string;

  /** SHA-256 of what was asked for. */
  @Column('bytea')
  requestHash!: Buffer;

  /** null until the request that claimed the key has created something. */
  @Column('text', { nullable: true })
  resultId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
