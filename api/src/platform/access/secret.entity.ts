import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('secrets')
@Check('secrets_key_check', 'length(key) = 32')
export class Secret {
  @PrimaryColumn('text')
  name!: string;

  @Column('bytea')
  key!: Buffer;
}
