import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Waiting-room screens, readable with their token. */
export class WaitingScreens1767800510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE waiting_screens (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        -- Ids are never used again, so that of a deleted room matches nothing.
        room_ids integer[] NOT NULL DEFAULT '{}',
        shows text NOT NULL DEFAULT 'ticket',
        token_hash bytea NOT NULL,
        created_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT waiting_screens_shows_check CHECK (shows IN ('ticket', 'initials'))
      );
      CREATE UNIQUE INDEX waiting_screens_token ON waiting_screens (token_hash)`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
