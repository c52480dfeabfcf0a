import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendar feeds of professionals and rooms, readable with their token; the last change of a turno. */
export class CalendarFeeds1768000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE appointments ADD COLUMN changed_at timestamptz;
      CREATE TABLE calendar_feeds (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        professional_id integer REFERENCES professionals ON DELETE CASCADE,
        room_id integer REFERENCES rooms ON DELETE CASCADE,
        token_hash bytea NOT NULL,
        created_at timestamptz NOT NULL,
        last_read_at timestamptz,
        CONSTRAINT calendar_feeds_one_owner CHECK (num_nonnulls(professional_id, room_id) = 1)
      );
      CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds (token_hash);
      CREATE UNIQUE INDEX calendar_feeds_of_professional ON calendar_feeds (professional_id);
      CREATE UNIQUE INDEX calendar_feeds_of_room ON calendar_feeds (room_id)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
