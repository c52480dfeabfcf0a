import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addConstraint, createIndexConcurrently } from '../platform/database/online-changes';

/** Appointment types of a professional, each with duration and price; a turno keeps those of its booking. */
export class ConsultationKinds1768200500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await createIndexConcurrently(runner, {
      name: 'consultation_kinds_name_unique',
      on: 'ON consultation_kinds (professional_id, lower(name))',
      isUnique: true,
    });
    await runner.query(NOTED);
    await runner.query(/* sql */ `
      ALTER TABLE appointments ADD COLUMN IF NOT EXISTS consultation_kind_id integer,
        ADD COLUMN IF NOT EXISTS consultation_kind_name text, ADD COLUMN IF NOT EXISTS price numeric(12,2)`);
    await createIndexConcurrently(runner, {
      name: 'appointments_of_consultation_kind',
      on: 'ON appointments (consultation_kind_id) WHERE consultation_kind_id IS NOT NULL',
    });
    for (const [name, definition] of CONSTRAINTS) {
      await addConstraint(runner, { table: 'appointments', name, definition });
    }
    await runner.query(VIEW);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const TABLE = /* sql */ `
CREATE TABLE IF NOT EXISTS consultation_kinds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  professional_id integer NOT NULL REFERENCES professionals ON DELETE CASCADE,
  name text NOT NULL,
  duration_minutes smallint NOT NULL,
  price numeric(12,2),
  is_online boolean NOT NULL DEFAULT true,
  is_active boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT consultation_kinds_duration_minutes_check CHECK (duration_minutes BETWEEN 5 AND 480),
  CONSTRAINT consultation_kinds_price_check CHECK (price >= 0),
  CONSTRAINT consultation_kinds_sort_order_check CHECK (sort_order >= 0)
)`;

const NOTED = /* sql */ `
CREATE OR REPLACE TRIGGER consultation_kinds_offer_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON consultation_kinds FOR EACH STATEMENT EXECUTE FUNCTION note_offer_change()`;

const CONSTRAINTS = [
  ['appointments_consultation_kind_id_fkey', 'FOREIGN KEY (consultation_kind_id) REFERENCES consultation_kinds'],
  ['appointments_price_check', 'CHECK (price >= 0)'],
  [
    'appointments_consultation_kind_check',
    `CHECK (CASE WHEN consultation_kind_id IS NULL THEN consultation_kind_name IS NULL AND price IS NULL
      ELSE consultation_kind_name IS NOT NULL END)`,
  ],
] as const;

/** The default type for bookings without one; evaluated only where a statement reads the column. */
const ofDefaultKind = (column: string) => `(SELECT k.${column} FROM consultation_kinds AS k
  WHERE k.professional_id = p.id AND k.is_active AND k.is_online ORDER BY k.sort_order, k.id LIMIT 1)`;

/** In its own transaction, because readers lock the view before the table. */
const VIEW = /* sql */ `
CREATE OR REPLACE VIEW professional_profiles AS
  SELECT p.id, p.user_id, p.specialty_id, p.bio,
    coalesce(${ofDefaultKind('price')}, p.fee) AS fee,
    coalesce(${ofDefaultKind('duration_minutes')}, p.default_duration_minutes) AS default_duration_minutes,
    p.sort_order, p.is_public AND u.id IS NOT NULL AND u.suspended_at IS NULL AS is_public,
    coalesce(u.name, p.former_name) AS name, u.email, u.phone, s.name AS specialty_name, u.picture_id,
    p.version + u.version AS version, p.fee_version, p.bio_version, coalesce(p.slug, p.id::text) AS slug,
    p.license_number, p.refeps_number, p.series_online,
    p.fee AS own_fee, p.default_duration_minutes AS own_duration_minutes, ${ofDefaultKind('id')} AS default_kind_id
  FROM professionals AS p
    LEFT JOIN users AS u ON u.id = p.user_id
    LEFT JOIN specialties AS s ON s.id = p.specialty_id`;
