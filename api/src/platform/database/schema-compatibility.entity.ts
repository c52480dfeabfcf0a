import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row. A migration that an older version cannot serve with writes it, by `servesFrom`. */
@Entity('schema_compatibility')
@Check('schema_compatibility_id_check', 'id = 1')
@Check('schema_compatibility_oldest_version_check', String.raw`oldest_version ~ '^\d+\.\d+\.\d+$'`)
export class SchemaCompatibility {
  @PrimaryColumn('smallint', { default: 1 })
  id!: number;

  /** Of the product: the oldest that goes on serving on this schema. */
  @Column('text')
  oldestVersion!: string;
}
