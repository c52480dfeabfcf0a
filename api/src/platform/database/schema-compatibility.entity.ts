import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, written by `servesFrom`. */
@Entity('schema_compatibility')
@Check('schema_compatibility_id_check', 'id = 1')
@Check('schema_compatibility_oldest_version_check', String.raw`oldest_version ~ '^\d+\.\d+\.\d+$'`)
export class SchemaCompatibility {
  @PrimaryColumn('smallint', { default: 1 })
  id!: number;

  @Column('text')
  oldestVersion!: string;
}
