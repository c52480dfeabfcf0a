import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks upcoming occupancies for the next migration's constraints, which then start with few rows. */
export class UpcomingOccupanciesGuarded1768100400001 implements MigrationInterface {
  /** Room by room, so that no write waits for all of them. A restart continues with the rest. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const rooms: { id: number }[] = await runner.query('SELECT id FROM rooms ORDER BY id');
    for (const { id } of rooms) await runner.query(MARK, [id]);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const MARK = /* sql */ `
UPDATE room_occupancies SET is_guarded = true
WHERE room_id = $1 AND NOT is_guarded AND starts_at > now() - interval '3 days' AND ends_at > now() - interval '1 day'`;
