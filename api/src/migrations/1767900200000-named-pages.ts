import type { MigrationInterface, QueryRunner } from 'typeorm';

import { nthSlug, slugOf } from '../domain/slug';

interface Named {
  id: number;
  name: string;
}

/** Each specialty and professional has a page at an address of their name. */
export class NamedPages1767900200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE specialties ADD COLUMN slug text;
      CREATE UNIQUE INDEX specialties_slug_unique ON specialties (slug);
      CREATE TABLE specialty_slugs (
        slug text PRIMARY KEY,
        specialty_id integer NOT NULL REFERENCES specialties ON DELETE CASCADE
      );
      CREATE INDEX specialty_slugs_owner ON specialty_slugs (specialty_id);

      ALTER TABLE professionals ADD COLUMN slug text;
      CREATE UNIQUE INDEX professionals_slug_unique ON professionals (slug);
      CREATE TABLE professional_slugs (
        slug text PRIMARY KEY,
        professional_id integer NOT NULL REFERENCES professionals ON DELETE CASCADE
      );
      CREATE INDEX professional_slugs_owner ON professional_slugs (professional_id);

      CREATE OR REPLACE VIEW professional_profiles AS
        SELECT p.id, p.user_id, p.specialty_id, p.bio, p.fee, p.default_duration_minutes, p.sort_order,
          p.is_public AND u.id IS NOT NULL AND u.suspended_at IS NULL AS is_public,
          coalesce(u.name, p.former_name) AS name, u.email, u.phone, s.name AS specialty_name, u.picture_id,
          p.version + u.version AS version, p.fee_version, p.bio_version, coalesce(p.slug, p.id::text) AS slug
        FROM professionals AS p
          LEFT JOIN users AS u ON u.id = p.user_id
          LEFT JOIN specialties AS s ON s.id = p.specialty_id`);
    const specialties: Named[] = await runner.query('SELECT id, name FROM specialties ORDER BY id');
    await runner.query(
      `WITH named AS (
         UPDATE specialties AS s SET slug = given.slug
         FROM jsonb_to_recordset($1::jsonb) AS given(id integer, slug text) WHERE s.id = given.id RETURNING s.slug, s.id
       ) INSERT INTO specialty_slugs (slug, specialty_id) SELECT slug, id FROM named`,
      [JSON.stringify(withSlugs(specialties))],
    );
    const professionals: Named[] = await runner.query(
      'SELECT p.id, u.name FROM professionals AS p JOIN users AS u ON u.id = p.user_id ORDER BY p.id',
    );
    await runner.query(
      `WITH named AS (
         UPDATE professionals AS p SET slug = given.slug
         FROM jsonb_to_recordset($1::jsonb) AS given(id integer, slug text) WHERE p.id = given.id RETURNING p.slug, p.id
       ) INSERT INTO professional_slugs (slug, professional_id) SELECT slug, id FROM named`,
      [JSON.stringify(withSlugs(professionals))],
    );
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

function withSlugs(all: readonly Named[]): { id: number; slug: string }[] {
  const taken = new Set<string>();
  return all.flatMap(({ id, name }) => {
    const own = slugOf(name);
    if (own === null) return [];
    let nth = 1;
    while (taken.has(nthSlug(own, nth))) nth += 1;
    taken.add(nthSlug(own, nth));
    return [{ id, slug: nthSlug(own, nth) }];
  });
}
