import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A square WebP. A trigger deletes it once no account shows it. */
@Entity('pictures')
export class Picture {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea')
  content!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;
}
