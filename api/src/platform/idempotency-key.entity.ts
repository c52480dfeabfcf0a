import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('idempotency_keys')
@Index('idempotency_keys_age', ['createdAt'])
export class IdempotencyKey {
  /** User id, `key-<id>` or `guest`. */
  @PrimaryColumn('text')
  actor!: string;

  @PrimaryColumn('text')
  key!: string;

  /** SHA-256 of the request. */
  @Column('bytea')
  requestHash!: Buffer;

  /** null: refused. */
  @Column('text', { nullable: true })
  resultId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
