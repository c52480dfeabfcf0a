/**
 * npm run bench: the product against the limit, and a large clinic against a small one; README.md beside it tells how
 * to read it. Makes its own PostgreSQL and clinics, and ends by itself.
 *   BENCH_SECONDS (0.5) a slice, BENCH_ROUNDS (11), BENCH_ONLY: a part of a scenario's name,
 *   BENCH_ONLY='ten years': 2,040,000 turnos against a clinic's first month, and nothing else,
 *   BENCH_CLINICS=small or none,
 *   BENCH_DATA: a folder that keeps clinics for the next run, in a PostgreSQL that is as safe as in production,
 *   --peers: the small clinic against PostGraphile, and Apollo on Express with TypeORM, too
 *   BENCH_AGAINST: another checkout, installed: this version against that one, and nothing else; BENCH_PAIRS (1) of
 *   servers, as two of the same version differ more than their rounds
 */
import 'reflect-metadata';

import { measureAgainst } from './against';
import { measureAgendaDay } from './agenda-day';
import { measureBystander } from './bystander';
import { openBenchClinic, type BenchClinic } from './clinics/bench-clinic';
import { LARGE, SMALL } from './clinics/make-clinic';
import { compareAtEach } from './compare-at-each';
import { measureFigures } from './figures';
import { measureFirstSlots } from './first-slots';
import { measureFirstPages } from './first-pages/first-pages';
import type { Side } from './measure/side';
import { installPeers } from './peers/packages';
import { assertEqualRows, peerSide } from './peers/peer';
import { openPeers } from './peers/peers';
import { printHeading, type Goal } from './print-comparison';
import { measurePatients } from './patients';
import { measurePoolMemory } from './pool-memory';
import { measurePublishedSlots } from './published-slots';
import { measureRoomMonth } from './room-month';
import { measureStarts } from './starts';
import { measureTenYears } from './ten-years';
import { measureTraces } from './traces';
import { bookingScenario, scenariosOf, type ScenarioName } from './scenarios';
import { assertEqualAnswers, bookingSide, bookingSides, productSide, sidesOf } from './sides';
import { startBenchPostgres } from './support/bench-postgres';

const ONLY = process.env['BENCH_ONLY'] ?? '';
const CLINICS = process.env['BENCH_CLINICS'] ?? 'both';
const WITH_PEERS = process.argv.includes('--peers');
const AGAINST = process.env['BENCH_AGAINST'];

/** A clinic twice as expensive is 2. */
const GROWTH_GOAL = 1.2;

async function main(): Promise<void> {
  const postgres = await startBenchPostgres();
  const clinics: BenchClinic[] = [];
  try {
    // By name alone: it fills 2,000,000 turnos.
    if (ONLY === 'ten years') return await measureTenYears(postgres, AGAINST);
    // It takes more connections than a server has by itself.
    if (ONLY === 'pool memory') return await measurePoolMemory(postgres);
    if (AGAINST !== undefined) return await measureAgainst(postgres, AGAINST, ONLY);
    // First, because npm uses the processor.
    const withPeers = WITH_PEERS && installPeers();
    if ('starts'.includes(ONLY)) await measureStarts();
    if ('room month'.includes(ONLY)) await measureRoomMonth(postgres);
    if ('first slots'.includes(ONLY)) await measureFirstSlots(postgres);
    if ('published slots'.includes(ONLY)) await measurePublishedSlots(postgres);
    if ('figures'.includes(ONLY)) await measureFigures(postgres);
    if ('agenda day'.includes(ONLY)) await measureAgendaDay(postgres);
    await measureFirstPages(postgres, ONLY);
    if ('bystander'.includes(ONLY)) await measureBystander(postgres);
    if ('patients'.includes(ONLY)) await measurePatients(postgres);
    if ('traces'.includes(ONLY)) await measureTraces(postgres);
    if (CLINICS !== 'none') clinics.push(await openBenchClinic(postgres, 'small', SMALL));
    if (CLINICS === 'both') clinics.push(await openBenchClinic(postgres, 'large', LARGE));
    for (const clinic of clinics) await measureAgainstLimit(clinic);
    const [small, large] = clinics;
    if (small && withPeers) await measureAgainstPeers(small);
    if (small && large) await measureGrowth(small, large);
  } finally {
    await Promise.all(clinics.map((clinic) => clinic.close()));
    await postgres.stop();
  }
}

async function measureAgainstLimit(clinic: BenchClinic): Promise<void> {
  printHeading(`${clinic.name} clinic: ${clinic.professionals} professionals, ${clinic.appointments} appointments`);
  for (const scenario of scenariosOf(clinic.professionals)) {
    if (!scenario.name.includes(ONLY)) continue;
    await assertEqualAnswers(clinic, scenario);
    const { product, limit } = sidesOf(clinic, scenario);
    await compareAtEach(clinic, scenario.name, [product, limit], throughput(scenario.goal));
  }
  if (!'booking'.includes(ONLY)) return;
  const booking = bookingScenario(clinic.slots, crypto.randomUUID.bind(crypto));
  await assertEqualAnswers(clinic, booking);
  const { product, limit, plainPg } = bookingSides(clinic);
  await compareAtEach(clinic, 'booking', [product, plainPg], throughput(booking.goal));
  await compareAtEach(clinic, 'booking', [product, limit], null);
}

async function measureAgainstPeers(clinic: BenchClinic): Promise<void> {
  printHeading(`${clinic.name} clinic, beside its peers`);
  const peers = await openPeers(clinic);
  const scenarios = scenariosOf(clinic.professionals).filter(({ name }) => name.includes(ONLY));
  try {
    for (const peer of peers) {
      for (const scenario of scenarios) {
        const question = peer.questions[scenario.name];
        if (!question) continue;
        await assertEqualRows(clinic, scenario, peer, question);
        await compareAtEach(
          clinic,
          scenario.name,
          [productSide(clinic, scenario), peerSide(peer, question)],
          throughput(question.goal),
        );
      }
    }
  } finally {
    await Promise.all(peers.map(({ server }) => server.stop()));
  }
}

function throughput(atLeast: number | null): Goal | null {
  return atLeast === null ? null : { of: 'throughput', atLeast };
}

/** The large clinic's cost per request, as a multiple of the small one's. */
async function measureGrowth(small: BenchClinic, large: BenchClinic): Promise<void> {
  printHeading('large clinic against small');
  const productSideOf =
    (name: ScenarioName) =>
    (clinic: BenchClinic): Side => {
      const scenario = scenariosOf(clinic.professionals).find((one) => one.name === name)!;
      return productSide(clinic, scenario, clinic.name);
    };
  const sides: [name: ScenarioName, sideOf: (clinic: BenchClinic) => Side][] = [
    ['month of slots', productSideOf('month of slots')],
    ['admin list', productSideOf('admin list')],
    ['booking', (clinic) => bookingSide(clinic, clinic.name)],
  ];
  for (const [name, sideOf] of sides) {
    if (name.includes(ONLY))
      await compareAtEach(large, name, [sideOf(large), sideOf(small)], { of: 'cpu', atMost: GROWTH_GOAL });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
