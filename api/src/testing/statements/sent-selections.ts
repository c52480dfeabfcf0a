import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

import { SENT_SELECTIONS, type SentSelection } from '../../platform/database/selection';
import { LOOKED_AT_ENV } from '../harness/test-database';
import { excusedSelection } from './excused';
import { lookFrom } from './look-at';
import { statementFaults } from './statement-faults';
import { tableOwners } from './table-owners';

/** Checked like statements. */
export interface SentSelections {
  /**
   * Rejects with the faults of queries that this run has not checked yet. Queries that no test sends stay unchecked.
   */
  assertSound(): Promise<void>;
}

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
      const faults = await selectionFaults(fresh);
      if (faults.length > 0) throw new Error(`Queries that were built:\n${[...new Set(faults)].join('\n')}`);
    },
  };
}

/** A line each. The suite's database has leftovers, which would change plans. */
async function selectionFaults(sent: readonly SentSelection[]): Promise<string[]> {
  const client = new Client({ connectionString: process.env[LOOKED_AT_ENV.url] });
  await client.connect();
  try {
    await lookFrom(client);
    const owners = tableOwners();
    const faults: string[] = [];
    for (const { selection, text } of sent)
      faults.push(...(await statementFaults(client, { ...selection, text }, owners)));
    return faults.filter((line) => !excusedSelection(line));
  } finally {
    await client.end();
  }
}

function isFirst(key: string): boolean {
  const folder = process.env[LOOKED_AT_ENV.folder];
  if (folder === undefined) return false;
  const file = path.join(folder, createHash('sha256').update(key).digest('hex'));
  if (existsSync(file)) return false;
  writeFileSync(file, '');
  return true;
}
