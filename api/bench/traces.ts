import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { openServedClinic, type ServedClinic } from './clinics/bench-clinic';
import { SMALL } from './clinics/make-clinic';
import { compareAtEach } from './compare-at-each';
import { printHeading } from './print-comparison';
import { scenariosOf } from './scenarios';
import { bookingSide, productSide } from './sides';
import type { BenchPostgres } from './support/bench-postgres';

const CONNECTIONS = [1, 10];

/** Traces that are sent against none: the multiple of the processor time, without the collector's. */
export async function measureTraces(postgres: BenchPostgres): Promise<void> {
  const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const clinics: ServedClinic[] = [];
  try {
    for (const [name, env] of [
      ['traced', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }],
      ['untraced', {}],
    ] as const) {
      clinics.push(await openServedClinic(postgres, name, SMALL, { env }));
    }
    const [traced, untraced] = clinics as [ServedClinic, ServedClinic];
    printHeading('traces sent against none');
    const month = scenariosOf(traced.professionals).find(({ name }) => name === 'month of slots')!;
    const sideOf = (clinic: ServedClinic) => productSide(clinic, month, clinic.name);
    await compareAtEach(traced, 'month of slots', [sideOf(traced), sideOf(untraced)], null, CONNECTIONS);
    const bookings = (clinic: ServedClinic) => bookingSide(clinic, clinic.name);
    await compareAtEach(traced, 'booking', [bookings(traced), bookings(untraced)], null, CONNECTIONS);
  } finally {
    await Promise.all(clinics.map((clinic) => clinic.close()));
    collector.close();
  }
}
