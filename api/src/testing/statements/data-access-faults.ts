import { Client } from 'pg';

import { everyStatement } from './every-statement';
import { unexcused } from './excused';
import { lookFrom } from './look-at';
import { allSourceFaults } from './source-faults';
import { statementFaults } from './statement-faults';
import { tableOwners } from './table-owners';

/** A line each, for statements and sources. `url`: a freshly migrated database. */
export async function dataAccessFaults(url: string): Promise<string[]> {
  const owners = tableOwners();
  const faults = allSourceFaults(owners);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await lookFrom(client);
    for (const statement of everyStatement()) faults.push(...(await statementFaults(client, statement, owners)));
  } finally {
    await client.end();
  }
  return unexcused(faults);
}
