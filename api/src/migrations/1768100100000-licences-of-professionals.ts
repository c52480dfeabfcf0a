import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Professionals have a matrícula, and a number in the national register. */
export class LicencesOfProfessionals1768100100000 implements MigrationInterface {
  /** One lock at a time: readers lock the view before the table, and would deadlock with both. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE professionals
        ADD COLUMN IF NOT EXISTS license_number text, ADD COLUMN IF NOT EXISTS refeps_number text`);
    await runner.query(/* sql */ `
      CREATE OR REPLACE VIEW professional_profiles AS
        SELECT p.id, p.user_id, p.specialty_id, p.bio, p.fee, p.default_duration_minutes, p.sort_order,
          p.is_public AND u.id IS NOT NULL AND u.suspended_at IS NULL AS is_public,
          coalesce(u.name, p.former_name) AS name, u.email, u.phone, s.name AS specialty_name, u.picture_id,
          p.version + u.version AS version, p.fee_version, p.bio_version, coalesce(p.slug, p.id::text) AS slug,
          p.license_number, p.refeps_number
        FROM professionals AS p
          LEFT JOIN users AS u ON u.id = p.user_id
          LEFT JOIN specialties AS s ON s.id = p.specialty_id`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
