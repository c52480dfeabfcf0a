import type { MigrationInterface, QueryRunner } from 'typeorm';

import { inParts } from '../platform/database/online-changes';

/**
 * Rewrites people's names and addresses in the stored form of ADR 136, so that they can be compared and found.
 * Accounts and entries that would duplicate another stay unchanged: nothing is merged.
 */
export class TidiedPeople1768202600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await inParts(runner, tidying('appointments', ['patient_name', 'contact_name'], 'patient_email'));
    await inParts(runner, tidying('appointment_requests', ['patient_name'], 'patient_email'));
    await runner.query(TIDY_ACCOUNTS);
    await runner.query(TIDY_ENTRIES);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const UNSEEN = [
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200c\\u200e\\u200f',
  '\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0',
].join('');
const BLANKS = ' \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
const APOSTROPHES = '\\u2018\\u2019\\u02bc\\u02b9\\u00b4\\u0060\\u2032\\uff07';

/** Like tidyText. */
function text(column: string): string {
  const seen = `regexp_replace(${column}, '[${UNSEEN}]', '', 'g')`;
  return `btrim(regexp_replace(normalize(${seen}, NFC), '[${BLANKS}]', ' ', 'g'))`;
}

/** Like tidyLine. */
function line(column: string): string {
  const folded = `regexp_replace(${text(column)}, ' {2,}', ' ', 'g')`;
  return `regexp_replace(${folded}, '([[:alpha:]\\u00c0-\\u024f])[${APOSTROPHES}]', '\\1''', 'g')`;
}

/** Tables reject blank texts. */
function changes(column: string, tidied: string): string {
  return `(${column} <> ${tidied} AND ${tidied} <> '')`;
}

function tidying(table: string, lines: readonly string[], address: string): string {
  const tidied = [...lines.map((it) => [it, line(it)] as const), [address, text(address)] as const];
  const set = tidied.map(([column, to]) => `${column} = coalesce(nullif(${to}, ''), ${column})`);
  const where = tidied.map(([column, to]) => changes(column, to));
  return `UPDATE ${table} SET ${set.join(', ')}
    WHERE id IN (SELECT id FROM ${table} WHERE ${where.join(' OR ')} LIMIT 2000)`;
}

/**
 * Row by row, because another account may have the tidied address. Confirmed addresses received mail, so they are
 * right.
 */
const TIDY_ACCOUNTS = `DO $$
DECLARE it record;
BEGIN
  FOR it IN SELECT id, ${line('name')} AS tidied_name, ${text('email')} AS tidied_email FROM users
    WHERE ${changes('name', line('name'))} OR email_confirmed_at IS NULL AND ${changes('email', text('email'))}
    ORDER BY id
  LOOP
    UPDATE users SET name = coalesce(nullif(it.tidied_name, ''), name) WHERE id = it.id;
    BEGIN
      UPDATE users SET email = it.tidied_email
      WHERE id = it.id AND email_confirmed_at IS NULL AND email <> it.tidied_email AND it.tidied_email <> '';
    EXCEPTION WHEN unique_violation THEN
      NULL;
    END;
  END LOOP;
END $$`;

/** Row by row, because the person may already have the same entry. */
const TIDY_ENTRIES = `DO $$
DECLARE it record;
BEGIN
  FOR it IN SELECT id, ${line('patient_name')} AS tidied_name, ${text('patient_email')} AS tidied_email,
      ${line('contact_name')} AS tidied_contact FROM waiting_list_entries
    WHERE ${changes('patient_name', line('patient_name'))} OR ${changes('patient_email', text('patient_email'))}
      OR ${changes('contact_name', line('contact_name'))}
    ORDER BY id
  LOOP
    BEGIN
      UPDATE waiting_list_entries SET patient_name = coalesce(nullif(it.tidied_name, ''), patient_name),
        patient_email = coalesce(nullif(it.tidied_email, ''), patient_email),
        contact_name = coalesce(nullif(it.tidied_contact, ''), contact_name)
      WHERE id = it.id;
    EXCEPTION WHEN unique_violation THEN
      NULL;
    END;
  END LOOP;
END $$`;
