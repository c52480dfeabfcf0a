/**
 * npm run bench: the product against the limit, and a large clinic against a small one. README.md explains the figures.
 *   BENCH_SECONDS (0.5) of a slice, BENCH_ROUNDS (11), BENCH_ONLY: a part of a scenario's name
 *   BENCH_CLINICS=small: without the large clinic
 *   BENCH_DATA: a folder that keeps the clinics for the next run
 *   --peers: also the small clinic against PostGraphile, and Apollo on Express with TypeORM
 *   BENCH_AGAINST: another installed checkout; compares only this version with that one, on BENCH_PAIRS (1) of servers
 */
import 'reflect-metadata';

import { openBenchClinic, startBenchPostgres, type BenchClinic } from './clinics/bench-clinic';
import type { ClinicSize } from './clinics/grid';
import { LARGE, SMALL } from './clinics/make-clinic';
import { compareAtEach } from './compare-at-each';
import { measureAgainst, measureGrowth } from './pairs';
import { installPeers } from './peers/packages';
import { assertEqualRows, peerSide } from './peers/peer';
import { openPeers } from './peers/peers';
import { printHeading, throughput } from './print-comparison';
import { scenariosOf } from './scenarios';
import { assertEqualAnswers, limitSide, plainPgSide, productSide } from './sides';
import { runCommand, withReleases, type Defer } from './support/trial';

const ONLY = process.env['BENCH_ONLY'] ?? '';
const WITH_LARGE = process.env['BENCH_CLINICS'] !== 'small';
const WITH_PEERS = process.argv.includes('--peers');
const AGAINST = process.env['BENCH_AGAINST'];

runCommand(() =>
  withReleases(async (defer) => {
    const postgres = await startBenchPostgres();
    defer(() => postgres.stop());
    if (AGAINST !== undefined) return measureAgainst(postgres, AGAINST, ONLY);
    // First: npm uses the processor.
    const withPeers = WITH_PEERS && installPeers();
    const openClinic = async (name: string, size: ClinicSize) => {
      const clinic = await openBenchClinic(postgres, name, size);
      defer(() => clinic.close());
      return clinic;
    };
    const small = await openClinic('small', SMALL);
    const large = WITH_LARGE ? await openClinic('large', LARGE) : null;
    await measureAgainstLimit(small);
    if (large) await measureAgainstLimit(large);
    if (withPeers) await measureAgainstPeers(small, defer);
    if (large) await measureGrowth(small, large, ONLY);
  }),
);

async function measureAgainstLimit(clinic: BenchClinic): Promise<void> {
  printHeading(`${clinic.name} clinic: ${clinic.professionals} professionals, ${clinic.appointments} appointments`);
  for (const scenario of scenariosOf(clinic, ONLY)) {
    await assertEqualAnswers(clinic, scenario);
    const product = productSide(clinic, scenario);
    await compareAtEach(clinic, scenario.name, [product, limitSide(clinic, scenario)], throughput(scenario.goal));
    if (scenario.name === 'booking') await compareAtEach(clinic, 'booking', [product, plainPgSide(clinic)], null);
  }
}

async function measureAgainstPeers(clinic: BenchClinic, defer: Defer): Promise<void> {
  printHeading(`${clinic.name} clinic, beside its peers`);
  for (const peer of await openPeers(clinic, defer)) {
    for (const scenario of scenariosOf(clinic, ONLY)) {
      const question = peer.questions[scenario.name];
      if (!question) continue;
      await assertEqualRows(clinic, scenario, peer, question);
      const sides = [productSide(clinic, scenario), peerSide(peer, question)] as const;
      await compareAtEach(clinic, scenario.name, sides, throughput(question.goal));
    }
  }
}
