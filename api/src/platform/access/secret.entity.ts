import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that signs what this clinic mails. */
@Entity('secrets')
@Check('secrets_key_check', 'length(key) = 32')
export class Secret {
  @PrimaryColumn('text')
  name!: string;

  @Column('bytea')
  key!: Buffer;
}
