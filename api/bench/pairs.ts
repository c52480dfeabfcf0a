import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openServedClinic, type ServedClinic } from './clinics/bench-clinic';
import type { ClinicSize } from './clinics/grid';
import { AGED, NEW, SMALL } from './clinics/make-clinic';
import { compareAtEach } from './compare-at-each';
import type { Comparison } from './measure/compare';
import { printHeading, printPairs, type Goal } from './print-comparison';
import { scenariosOf, type ScenarioName } from './scenarios';
import { bookingSide, productSide } from './sides';
import type { BenchPostgres } from './support/bench-postgres';
import { numberFrom } from './support/distribution';

const PAIRS = numberFrom('BENCH_PAIRS', 1);
/** A clinic twice as expensive is 2. */
const GROWTH_GOAL: Goal = { of: 'cpu', atMost: 1.2 };
const AGE_GOAL: Goal = { of: 'cpu', atMost: 1.1 };
const FEW_CONNECTIONS = [1, 10];

type Pair = readonly [ServedClinic, ServedClinic];

interface Opening {
  name: string;
  size: ClinicSize;
  checkout?: string | undefined;
  env?: Readonly<Record<string, string>>;
}

/**
 * This version's throughput as a share of that of another checkout, and its processor time as a multiple, on equal
 * small clinics. Two servers of one version differ more than their rounds do, so several pairs say more than many
 * rounds of one.
 */
export async function measureAgainst(postgres: BenchPostgres, checkout: string, only: string): Promise<void> {
  printHeading(`this version against that of ${checkout}`);
  const names = [...scenariosOf(1).map(({ name }) => name), 'booking' as const].filter((name) => name.includes(only));
  const found = new Map<string, Comparison[]>();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const sides: [Opening, Opening] = [
      { name: 'now', size: SMALL },
      { name: 'before', size: SMALL, checkout },
    ];
    // The server that starts first differs from the other.
    const isReversed = pair % 2 === 1;
    await withPair(postgres, sides, isReversed, async (clinics) => {
      for (const name of names) {
        found.set(name, [...(found.get(name) ?? []), ...(await comparePair(clinics, name, null))]);
      }
    });
  }
  if (PAIRS > 1) printPairs(found);
}

/** The cost of ten years: 680 professionals with 2,040,000 appointments against the same in their first month. */
export function measureTenYears(postgres: BenchPostgres, checkout?: string): Promise<void> {
  const sides: [Opening, Opening] = [
    { name: 'aged', size: AGED, checkout },
    { name: 'new', size: NEW, checkout },
  ];
  return withPair(postgres, sides, false, async (clinics) => {
    const [aged, young] = clinics;
    printHeading(`${aged.appointments} turnos against ${young.appointments}, ${aged.professionals} professionals each`);
    await comparePair(clinics, 'month of slots', AGE_GOAL, FEW_CONNECTIONS);
    await comparePair(clinics, 'booking', AGE_GOAL, FEW_CONNECTIONS);
  });
}

/** Traces that are sent against none: the multiple of the processor time, without the collector's. */
export async function measureTraces(postgres: BenchPostgres): Promise<void> {
  const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const sides: [Opening, Opening] = [
    { name: 'traced', size: SMALL, env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } },
    { name: 'untraced', size: SMALL },
  ];
  try {
    await withPair(postgres, sides, false, async (clinics) => {
      printHeading('traces sent against none');
      await comparePair(clinics, 'month of slots', null, FEW_CONNECTIONS);
      await comparePair(clinics, 'booking', null, FEW_CONNECTIONS);
    });
  } finally {
    collector.close();
  }
}

/** The large clinic's cost per request, as a multiple of the small one's. */
export async function measureGrowth(small: ServedClinic, large: ServedClinic, only: string): Promise<void> {
  printHeading('large clinic against small');
  for (const name of ['month of slots', 'admin list', 'booking'] as const) {
    if (name.includes(only)) await comparePair([large, small], name, GROWTH_GOAL);
  }
}

async function withPair(
  postgres: BenchPostgres,
  sides: readonly [Opening, Opening],
  isReversed: boolean,
  work: (clinics: Pair) => Promise<void>,
): Promise<void> {
  const opened: ServedClinic[] = [];
  try {
    for (const { name, size, ...options } of isReversed ? sides.toReversed() : sides)
      opened.push(await openServedClinic(postgres, name, size, options));
    const [one, other] = isReversed ? opened.toReversed() : opened;
    await work([one!, other!]);
  } finally {
    await Promise.all(opened.map((clinic) => clinic.close()));
  }
}

/** One scenario of two clinics: the first as a multiple of the second. */
function comparePair(
  [one, other]: Pair,
  name: ScenarioName,
  goal: Goal | null,
  connections?: readonly number[],
): Promise<Comparison[]> {
  const sideOf = (clinic: ServedClinic) => {
    if (name === 'booking') return bookingSide(clinic, clinic.name);
    const scenario = scenariosOf(clinic.professionals).find((it) => it.name === name)!;
    return productSide(clinic, scenario, clinic.name);
  };
  return compareAtEach(one, name, [sideOf(one), sideOf(other)], goal, connections);
}
