import { Client } from 'pg';

import { Database } from '../../src/platform/database/database';
import { listing } from '../../src/testing/harness/clinics';
import { makeProfessional, makeUser, openSession } from '../../src/testing/factories/people';
import { Directory } from '../../src/many-clinics/directory/directory';

export interface MadeClinic {
  host: string;
  /** Its professional's, and nobody else's. */
  professional: string;
  /** A session of its administrator. */
  token: string;
}

const TEMPLATE = 'turnero_modelo';

/** Copies of a migrated database, each with people of its own, listed in the directory. */
export async function makeDatabases(
  adminUrl: string,
  count: number,
): Promise<{ clinicsUrl: string; made: MadeClinic[] }> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  const at = (database: string) => Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href;
  for (const name of ['directorio', TEMPLATE]) await admin.query(`CREATE DATABASE ${name}`);
  const clinicsUrl = at('directorio');
  const template = await Database.open(at(TEMPLATE), [], 2);
  await template.migrate();
  await template.close();
  const directory = await Directory.open(clinicsUrl);
  const made: MadeClinic[] = [];
  try {
    for (let number = 1; number <= count; number += 1) {
      const name = `clinica-${number}`;
      const database = `clinica_${number}`;
      await admin.query(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
      made.push(await fill(at(database), number));
      await directory.put(listing(name, database));
      if (number % 100 === 0) console.log(`${number} databases`);
    }
  } finally {
    await directory.close();
    await admin.end();
  }
  return { clinicsUrl, made };
}

async function fill(url: string, number: number): Promise<MadeClinic> {
  const db = await Database.open(url, [], 1);
  try {
    // A copy has the secrets of what it was copied from.
    await db.pool.query('UPDATE secrets SET key = sha256((random()::text || clock_timestamp())::bytea)');
    const professional = `Profesional Número ${String(number).padStart(6, '0')}`;
    await makeProfessional(db, { name: professional });
    const token = await openSession(db, await makeUser(db, { role: 'admin' }));
    return { host: `clinica-${number}.example`, professional, token };
  } finally {
    await db.close();
  }
}
