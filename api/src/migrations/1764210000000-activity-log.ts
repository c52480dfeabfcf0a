import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of professionals, for the activity report. */
export class ActivityLog1764210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACTIVITY_LOG);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const ACTIVITY_LOG = /* sql */ `
CREATE TABLE activity_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Who did it; null once that account is gone.
  actor_user_id integer REFERENCES users ON DELETE SET NULL,
  -- About whom.
  professional_id integer NOT NULL REFERENCES professionals ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('availability_updated', 'template_applied', 'day_override',
                                         'rate_updated', 'profile_updated')),
  changes_summary text NOT NULL CHECK (changes_summary <> ''),
  -- The month it is about: that of an unavailable date, else the one it was done in, by the clinic's clock.
  -- Kept, since the clinic's time zone may change.
  year smallint NOT NULL,
  month smallint NOT NULL CHECK (month BETWEEN 1 AND 12)
);
CREATE INDEX activity_log_of ON activity_log (professional_id, id DESC);
CREATE INDEX activity_log_actor ON activity_log (actor_user_id);
`;
