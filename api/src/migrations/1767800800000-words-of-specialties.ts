import type { MigrationInterface, QueryRunner } from 'typeorm';

import { shippedWords } from '../domain/specialty-words';

/** Text that the first page's search covers. Specialties without keywords get the shipped ones for their names. */
export class WordsOfSpecialties1767800800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const bare: { id: number; name: string }[] = await runner.query(
      "SELECT id, name FROM specialties WHERE keywords = ''",
    );
    const given = bare
      .map(({ id, name }) => ({ id, keywords: shippedWords(name).join(', ') }))
      .filter(({ keywords }) => keywords !== '');
    await runner.query(
      `UPDATE specialties AS s SET keywords = given.keywords, version = s.version + 1
       FROM jsonb_to_recordset($1::jsonb) AS given(id integer, keywords text) WHERE s.id = given.id`,
      [JSON.stringify(given)],
    );
    await runner.query(`
      ALTER TABLE specialties
        ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (folded(name || ' ' || keywords)) STORED,
        ADD COLUMN described text NOT NULL GENERATED ALWAYS AS (folded(description)) STORED;
      ALTER TABLE professionals ADD COLUMN described text NOT NULL GENERATED ALWAYS AS (folded(bio)) STORED`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
