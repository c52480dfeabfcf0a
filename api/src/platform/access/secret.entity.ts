import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A key of this clinic's own: it signs what it mails, and hides what it remembers. */
@Entity('secrets')
@Check('secrets_key_check', 'length(key) = 32')
export class Secret {
  @PrimaryColumn('text')
  name!: string;

  @Column('bytea')
  key!: Buffer;
}
