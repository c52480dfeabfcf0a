import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';

import { startTestApp, type TestApp } from '../../src/testing/harness/app';
import { adminUrlOf } from '../../src/testing/harness/test-database';
import { freeSlots, type ClinicSize, type FreeSlot } from '../clinics/grid';
import { BENCH_NOW, makeClinic } from '../clinics/make-clinic';
import { SCENARIO_NAMES, scenariosOf } from '../scenarios';
import { assertEqualAnswers } from '../sides';
import { createLimit } from './limit';

const SIZE: ClinicSize = { neighbourhoods: 1, months: 1 };
const PROFESSIONALS = 20;

describe('the limit that the product is measured against', () => {
  let app: TestApp;
  let limit: Server;
  let admin: Pool;
  let slots: FreeSlot[];
  const portOf = (server: Server) => (server.address() as AddressInfo).port;

  beforeAll(async () => {
    app = await startTestApp(new Date(BENCH_NOW));
    const adminUrl = await adminUrlOf(app.db);
    await makeClinic(adminUrl, SIZE);
    admin = new Pool({ connectionString: adminUrl, max: 1 });
    slots = (await admin.query<FreeSlot>(freeSlots(SIZE))).rows;
    limit = createLimit({ db: app.db, pool: app.db.pool, now: new Date(BENCH_NOW) });
    await once(limit.listen(0, '127.0.0.1'), 'listening');
  });

  afterAll(async () => {
    limit.close();
    limit.closeAllConnections();
    await admin.end();
    await app.close();
  });

  test.each(SCENARIO_NAMES)('answers alike: %s', async (name) => {
    const scenario = scenariosOf({ professionals: PROFESSIONALS, slots }, name)[0]!;
    const clinic = { admin, product: { port: Number(new URL(app.url).port) }, limit: { port: portOf(limit) } };
    await expect(assertEqualAnswers(clinic, scenario, 3)).resolves.toBeUndefined();
  });
});
