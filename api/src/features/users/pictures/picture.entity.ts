import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A profile picture as it is served: square WebP. It lives as long as an account shows it. */
@Entity('pictures')
export class Picture {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea')
  content!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;
}
