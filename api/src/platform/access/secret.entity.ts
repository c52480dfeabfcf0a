import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A key of this clinic: it signs what mails carry and hashes stored keys. */
@Entity('secrets')
@Check('secrets_key_check', 'length(key) = 32')
export class Secret {
  @PrimaryColumn('text')
  name!: string;

  @Column('bytea')
  key!: Buffer;
}
