import { Pool } from 'pg';
import path from 'node:path';

import { auditOccupancy } from '../../src/features/backups/overlaps';
import { Outbox } from '../../src/platform/mail/outbox';
import { eventually } from '../../src/testing/harness/eventually';
import type { Ledger } from './load';

/** What is wrong with the database, the mails and the events after all that was acknowledged, a line each. */
export async function auditUpgrade(url: string, dataDir: string, ledger: Ledger): Promise<string[]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const overlaps = Object.entries(await auditOccupancy(pool)).filter(([, count]) => count !== 0);
    const ids = [...ledger.bookings.keys()];
    const { rows } = await pool.query<{ id: string }>(
      'SELECT wanted AS id FROM unnest($1::text[]) AS wanted WHERE NOT EXISTS (SELECT FROM appointments WHERE id::text = wanted)',
      [ids],
    );
    return [
      ...overlaps.map(([what, count]) => `${count} ${what}`),
      ...rows.map(({ id }) => `The turno ${id} was acknowledged and is not there`),
      ...eventFaults(ledger),
      ...(await mailFaults(new Outbox(path.join(dataDir, 'outbox')), ledger)),
    ];
  } finally {
    await pool.end();
  }
}

function eventFaults({ events, bookings }: Ledger): string[] {
  const gaps = events.filter(({ sequence }, index) => index > 0 && sequence !== events[index - 1]!.sequence + 1);
  const told = new Set(events.filter(({ type }) => type === 'appointment.booked').map(({ id }) => id));
  const untold = [...bookings.keys()].filter((id) => !told.has(id));
  return [
    ...gaps.map(({ sequence }) => `The event ${sequence} does not follow the one before`),
    ...untold.map((id) => `The turno ${id} was acknowledged, and no event told of it`),
  ];
}

/** The last ones may be on their way. */
async function mailFaults(outbox: Outbox, { bookings }: Ledger): Promise<string[]> {
  const faultsNow = async () => {
    const counts = new Map<string, number>();
    for (const { to } of await outbox.list()) counts.set(to, (counts.get(to) ?? 0) + 1);
    return [...bookings.values()].flatMap((address) => {
      const count = counts.get(address) ?? 0;
      return count === 1 ? [] : [`${address} got ${count} confirmations`];
    });
  };
  const none = async () => {
    if ((await faultsNow()).length > 0) throw new Error('some are missing');
  };
  await eventually(none, 30_000).catch(() => undefined);
  return faultsNow();
}
