import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { ImportKind } from '../../domain/import-fields';
import { counted } from '../../domain/counted';
import { noun } from '../../platform/noun';
import { User } from '../users/user.entity';

export const IMPORT = noun('import', 'Importación', {
  kind: { word: 'qué', show: (kind: ImportKind) => KIND_LABELS[kind] },
  rowCount: { word: 'filas del archivo', show: (count: number) => counted(count, 'fila', 'filas') },
  madeCount: { word: 'importado', show: (count: number) => counted(count, 'fila', 'filas') },
});

const KIND_LABELS: Record<ImportKind, string> = {
  rooms: 'Salas',
  professionals: 'Profesionales',
  patients: 'Pacientes',
  insurers: 'Obras sociales',
  appointments: 'Turnos',
};

registerEnumType(ImportKind, {
  name: 'ImportKind',
  description: 'Record type of an imported file.',
  valuesConfig: {
    rooms: { description: 'Consulting rooms.' },
    professionals: { description: 'Professionals, with an account each.' },
    patients: { description: 'Patients: new ones, and empty fields of known ones.' },
    insurers: { description: 'Insurers with their plans: new ones, and what known ones lack.' },
    appointments: { description: 'Upcoming appointments.' },
  },
});

/** A file of another system; import_rows has its records. */
@Entity('imports')
@Index('imports_created_by', ['createdById'], { where: 'created_by_id IS NOT NULL' })
@Check('imports_kind_check', "kind IN ('rooms', 'professionals', 'patients', 'insurers', 'appointments')")
@Check('imports_row_count_check', 'row_count > 0')
@ObjectType({ simpleResolvers: true, description: 'A file of another system, imported by an administrator.' })
export class Import {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the import.' })
  id!: number;

  @Column('text')
  @Field(() => ImportKind, { description: 'Record type of its rows.' })
  kind!: ImportKind;

  @Column('text')
  @Field({ description: 'Name of the file, at most 200 characters.' })
  fileName!: string;

  @Column('integer')
  @Field(() => Int, { description: 'Number of rows in the file.' })
  rowCount!: number;

  @Column('timestamptz')
  createdAt!: Date;

  /** null: deleted account. */
  @Column('integer', { nullable: true })
  createdById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  createdBy!: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;
}
