import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

import { SENT_SELECTIONS, type SentSelection } from '../../platform/database/selection';
import { createTestDatabase, LOOKED_AT_ENV } from '../harness/test-database';
import { excusedSelection } from './excused';
import { lookFrom } from './look-at';
import { statementFaults } from './statement-faults';
import { tableOwners } from './table-owners';

/** The texts of built queries that a suite sends, held like statements once they are known. */
export interface SentSelections {
  /**
   * Rejects with all that is wrong with those that no suite of this run has looked at before. A text that no test sends is
   * seen by nobody.
   */
  assertSound(): Promise<void>;
}

/** Listens from now on. */
export function listenToSelections(): SentSelections {
  const sent = new Map<string, SentSelection>();
  const note = (message: unknown) => {
    const one = message as SentSelection;
    sent.set(`${one.selection.name} ${one.text}`, one);
  };
  SENT_SELECTIONS.subscribe(note);
  return {
    async assertSound() {
      SENT_SELECTIONS.unsubscribe(note);
      const fresh = [...sent].flatMap(([key, one]) => (isFirst(key) ? [one] : []));
      if (fresh.length === 0) return;
      const faults = await faultsInEmptyClinic(fresh);
      if (faults.length > 0) throw new Error(`Queries that were built:\n${[...new Set(faults)].join('\n')}`);
    },
  };
}

/** In the suite's own database plans would depend on what its tests left there, and on when PostgreSQL last looked at it. */
async function faultsInEmptyClinic(sent: readonly SentSelection[]): Promise<string[]> {
  const database = await createTestDatabase();
  try {
    return await selectionFaults(database.url, sent);
  } finally {
    await database.drop();
  }
}

/** What is wrong with them, a line each. `url`: a database that was migrated just now. */
export async function selectionFaults(url: string, sent: readonly SentSelection[]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await lookFrom(client);
    const faults: string[] = [];
    for (const { selection, text } of sent) faults.push(...(await statementFaults(client, { ...selection, text }, tableOwners())));
    return faults.filter((line) => !excusedSelection(line));
  } finally {
    await client.end();
  }
}

/** Whether no process of this run has noted it so far. */
function isFirst(key: string): boolean {
  const folder = process.env[LOOKED_AT_ENV];
  if (folder === undefined) return false;
  const file = path.join(folder, createHash('sha256').update(key).digest('hex'));
  if (existsSync(file)) return false;
  writeFileSync(file, '');
  return true;
}
