import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the DNI of imported patients, which was only in the notes. */
export class DocumentsOfImportedPatients1767900500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE import_rows ADD COLUMN document_number text;
      UPDATE import_rows AS r SET document_number = substring(a.notes from '^DNI (\\d{6,11})(?:\\n|$)')
      FROM appointments AS a WHERE a.id = r.appointment_id;
      CREATE INDEX import_rows_document ON import_rows USING gin (document_number gin_trgm_ops)
        WHERE document_number IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
