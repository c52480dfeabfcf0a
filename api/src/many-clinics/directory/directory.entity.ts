import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

import type { ClinicSettings } from './clinic-listing';

@Entity('clinics')
@Check('clinics_name_check', "name ~ '^[a-z][a-z0-9-]{0,39}$'")
export class DirectoryClinic {
  @PrimaryColumn('text')
  name!: string;

  @Column('text', { unique: true })
  database!: string;

  @Column('text', { nullable: true })
  publicUrl!: string | null;

  @Column('text', { nullable: true })
  mailFrom!: string | null;

  @Column('text', { nullable: true })
  smtpUrl!: string | null;

  @Column('jsonb', { default: {} })
  settings!: ClinicSettings;

  @Column('boolean', { default: false })
  isSuspended!: boolean;
}

@Entity('clinic_hosts')
export class DirectoryHost {
  @PrimaryColumn('text')
  host!: string;

  @Column('text')
  clinic!: string;

  /** 0: the canonical host. */
  @Column('integer')
  position!: number;
}

/** One row; triggers raise its version on each change. */
@Entity('directory_state')
export class DirectoryState {
  @PrimaryColumn('integer')
  id!: number;

  @Column('bigint')
  version!: string;
}
