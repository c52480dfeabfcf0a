import { Check, Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';

import type { ImportKind } from '../../domain/import-fields';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { Insurer } from '../insurers/insurer.entity';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { Patient } from '../patients/patient.entity';
import { Room } from '../rooms/room.entity';
import { Import } from './import.entity';

/** Prefix of an external key that is the file's id. */
export const THEIR_ID = 'id:';

/** Keeps a row from being imported twice. Deleted with its record, and by undo. */
@Entity('import_rows')
@Index('import_rows_of_import', ['importId'])
@Index('import_rows_of_room', ['roomId'], { where: 'room_id IS NOT NULL' })
@Index('import_rows_of_professional', ['professionalId'], { where: 'professional_id IS NOT NULL' })
@Index('import_rows_of_appointment', ['appointmentId'], { where: 'appointment_id IS NOT NULL' })
@Index('import_rows_of_patient', ['patientId'], { where: 'patient_id IS NOT NULL' })
@Index('import_rows_of_insurer', ['insurerId'], { where: 'insurer_id IS NOT NULL' })
@Index('import_rows_document', { synchronize: false })
@Check('import_rows_kind_check', "kind IN ('rooms', 'professionals', 'patients', 'insurers', 'appointments')")
@Check('import_rows_made_check', 'num_nonnulls(room_id, professional_id, appointment_id, patient_id, insurer_id) = 1')
export class ImportRow {
  @Column('text', { primary: true })
  kind!: ImportKind;

  /** The file's id, or a hash. */
  @Column('text', { primary: true })
  externalKey!: string;

  @Column('integer')
  importId!: number;

  @ManyToOne(() => Import, { nullable: false, onDelete: 'CASCADE' })
  import!: Relation<Import>;

  @Column('integer')
  line!: number;

  /** SHA-256: notices changes in the file. */
  @Column('bytea')
  contentHash!: Buffer;

  @Column('integer', { nullable: true })
  roomId!: number | null;

  @ManyToOne(() => Room, { nullable: true, onDelete: 'CASCADE' })
  room!: Relation<Room> | null;

  @Column('integer', { nullable: true })
  professionalId!: number | null;

  @ManyToOne(() => ProfessionalEntity, { nullable: true, onDelete: 'CASCADE' })
  professional!: Relation<ProfessionalEntity> | null;

  @Column('uuid', { nullable: true })
  appointmentId!: string | null;

  @ManyToOne(() => AppointmentEntity, { nullable: true, onDelete: 'CASCADE' })
  appointment!: Relation<AppointmentEntity> | null;

  @Column('uuid', { nullable: true })
  patientId!: string | null;

  @ManyToOne(() => Patient, { nullable: true, onDelete: 'CASCADE' })
  patient!: Relation<Patient> | null;

  /** Version after the row, by which undo notices changes. */
  @Column('integer', { nullable: true })
  patientVersion!: number | null;

  @Column('integer', { nullable: true })
  insurerId!: number | null;

  @ManyToOne(() => Insurer, { nullable: true, onDelete: 'CASCADE' })
  insurer!: Relation<Insurer> | null;

  /** As patientVersion. */
  @Column('integer', { nullable: true })
  insurerVersion!: number | null;

  /** The patient or insurer was known, and undo keeps it. */
  @Column('boolean', { default: false })
  isFilled!: boolean;

  /** Digits of the DNI. */
  @Column('text', { nullable: true })
  documentNumber!: string | null;
}
