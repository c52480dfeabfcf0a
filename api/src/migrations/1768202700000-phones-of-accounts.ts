import type { MigrationInterface, QueryRunner } from 'typeorm';

import { phoneTidier } from '../platform/validation/phones';

/**
 * Rewrites accounts' phones in the stored form of ADR 136, so that prefilled forms show what they will store.
 * Phones of appointments stay, because each change would be an event.
 */
export class PhonesOfAccounts1768202700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const [settings] = (await runner.query('SELECT country_code AS "countryCode" FROM settings')) as {
      countryCode: string;
    }[];
    const tidied = await phoneTidier(settings?.countryCode ?? '+54');
    for (const column of ['phone', 'emergency_contact_phone']) await tidy(runner, column, tidied);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const PART = 2000;

interface Row {
  id: number;
  phone: string;
}

/** Skips an account that is edited meanwhile. */
async function tidy(runner: QueryRunner, column: string, tidied: (phone: string) => string): Promise<void> {
  for (let last = 0; ; ) {
    const rows = (await runner.query(
      `SELECT id, ${column} AS phone FROM users WHERE id > $1 AND ${column} ~ '[0-9]' ORDER BY id LIMIT ${PART}`,
      [last],
    )) as Row[];
    const changed = rows.filter(({ phone }) => tidied(phone) !== phone);
    if (changed.length > 0) {
      await runner.query(
        `UPDATE users SET ${column} = it.tidied
         FROM unnest($1::int[], $2::text[], $3::text[]) AS it (id, typed, tidied)
         WHERE users.id = it.id AND users.${column} = it.typed`,
        [changed.map(({ id }) => id), changed.map(({ phone }) => phone), changed.map(({ phone }) => tidied(phone))],
      );
    }
    if (rows.length < PART) return;
    last = rows.at(-1)!.id;
  }
}
