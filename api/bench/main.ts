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

import { openBenchClinic, type BenchClinic } from './clinics/bench-clinic';
import { LARGE, SMALL } from './clinics/make-clinic';
import { compareAtEach } from './compare-at-each';
import { measureAgainst, measureGrowth, measureTenYears, measureTraces } from './pairs';
import { installPeers } from './peers/packages';
import { assertEqualRows, peerSide } from './peers/peer';
import { openPeers } from './peers/peers';
import { printHeading, type Goal } from './print-comparison';
import { AGENDA_DAY } from './questions/agenda-day';
import { FIGURES } from './questions/figures';
import { FIRST_PAGES } from './questions/first-pages';
import { FIRST_SLOTS } from './questions/first-slots';
import { PATIENTS } from './questions/patients';
import { measureQuestions } from './questions/questions';
import { ROOM_MONTH } from './questions/room-month';
import { measureStarts } from './starts';
import { bookingScenario, scenariosOf } from './scenarios';
import { assertEqualAnswers, bookingSides, productSide, sidesOf } from './sides';
import { startBenchPostgres } from './support/bench-postgres';

const ONLY = process.env['BENCH_ONLY'] ?? '';
const CLINICS = process.env['BENCH_CLINICS'] ?? 'both';
const WITH_PEERS = process.argv.includes('--peers');
const AGAINST = process.env['BENCH_AGAINST'];

const QUESTIONS = [ROOM_MONTH, ...FIRST_SLOTS, FIGURES, AGENDA_DAY, FIRST_PAGES, PATIENTS];

async function main(): Promise<void> {
  const postgres = await startBenchPostgres();
  const clinics: BenchClinic[] = [];
  try {
    // By name alone: it fills 2,000,000 turnos.
    if (ONLY === 'ten years') return await measureTenYears(postgres, AGAINST);
    if (AGAINST !== undefined) return await measureAgainst(postgres, AGAINST, ONLY);
    // First, because npm uses the processor.
    const withPeers = WITH_PEERS && installPeers();
    if ('starts'.includes(ONLY)) await measureStarts();
    for (const questions of QUESTIONS) if (questions.name.includes(ONLY)) await measureQuestions(postgres, questions);
    if ('traces'.includes(ONLY)) await measureTraces(postgres);
    if (CLINICS !== 'none') clinics.push(await openBenchClinic(postgres, 'small', SMALL));
    if (CLINICS === 'both') clinics.push(await openBenchClinic(postgres, 'large', LARGE));
    for (const clinic of clinics) await measureAgainstLimit(clinic);
    const [small, large] = clinics;
    if (small && withPeers) await measureAgainstPeers(small);
    if (small && large) await measureGrowth(small, large, ONLY);
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

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
