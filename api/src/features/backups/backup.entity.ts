import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';

import { noun } from '../../platform/noun';
import type { BackupFault } from './backup-faults';

export const BACKUP = noun('backup', 'Copias de seguridad', {});

/** A requested backup and its progress. */
@Entity('backups')
@Check(
  'backups_fault_check',
  "fault IN ('folder', 'space', 'database', 'role', 'key', 'broken', 'rows', 'overlaps', 'version', 'interrupted', 'unknown')",
)
@Check('backups_ended_check', 'fault IS NULL OR ended_at IS NOT NULL')
@Index('backups_one_at_a_time', { synchronize: false })
@Index('backups_latest', ['askedAt', 'id'])
@Index('backups_asked_by', ['askedById'])
export class Backup {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  askedAt!: Date;

  /** null: nightly. */
  @Column('integer', { nullable: true })
  askedById!: number | null;

  @ManyToOne('User', { nullable: true, onDelete: 'SET NULL' })
  askedBy!: unknown;

  /** Last sign of life from its server. */
  @Column('timestamptz', { nullable: true })
  seenAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  madeAt!: Date | null;

  /** Without a fault, the check restored it completely. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('text', { nullable: true })
  file!: string | null;

  @Column('double precision', { nullable: true })
  bytes!: number | null;

  @Column('double precision', { nullable: true })
  rowCount!: number | null;

  @Column('boolean', { default: false })
  isSealed!: boolean;

  @Column('integer', { nullable: true })
  makeMs!: number | null;

  @Column('integer', { nullable: true })
  checkMs!: number | null;

  @Column('text', { nullable: true })
  fault!: BackupFault | null;

  /** When retention deleted it. */
  @Column('timestamptz', { nullable: true })
  removedAt!: Date | null;
}
