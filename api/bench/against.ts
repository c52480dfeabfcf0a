import { openServedClinic, type ServedClinic } from './clinics/bench-clinic';
import { SMALL } from './clinics/make-clinic';
import { compareAtEach } from './compare-at-each';
import type { Comparison } from './measure/compare';
import { printHeading, printPairs } from './print-comparison';
import { bookingSide, productSide } from './sides';
import { scenariosOf } from './scenarios';
import type { BenchPostgres } from './support/bench-postgres';
import { numberFrom } from './support/environment';

const PAIRS = numberFrom('BENCH_PAIRS', 1);

/**
 * This version's throughput as a share of the other's, and its processor time as a multiple, on equal small clinics.
 * Two servers of one version differ by more than their rounds do, so several pairs tell more than many rounds of one.
 */
export async function measureAgainst(postgres: BenchPostgres, checkout: string, only: string): Promise<void> {
  printHeading(`this version against that of ${checkout}`);
  const found = new Map<string, Comparison[]>();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Which server is started first is part of the difference.
    const names = pair % 2 === 0 ? (['now', 'before'] as const) : (['before', 'now'] as const);
    const clinics = {} as Record<'now' | 'before', ServedClinic>;
    try {
      for (const name of names) {
        clinics[name] = await openServedClinic(postgres, name, SMALL, {
          checkout: name === 'now' ? undefined : checkout,
        });
      }
      for (const [name, comparisons] of await compared(clinics, only)) {
        found.set(name, [...(found.get(name) ?? []), ...comparisons]);
      }
    } finally {
      await Promise.all(Object.values(clinics).map((clinic) => clinic.close()));
    }
  }
  if (PAIRS > 1) printPairs(found);
}

async function compared(
  { now, before }: Record<'now' | 'before', ServedClinic>,
  only: string,
): Promise<Map<string, Comparison[]>> {
  const found = new Map<string, Comparison[]>();
  for (const scenario of scenariosOf(now.professionals)) {
    if (!scenario.name.includes(only)) continue;
    const sides = [productSide(now, scenario, 'now'), productSide(before, scenario, 'before')] as const;
    found.set(scenario.name, await compareAtEach(now, scenario.name, sides, null));
  }
  if ('booking'.includes(only)) {
    const sides = [bookingSide(now, 'now'), bookingSide(before, 'before')] as const;
    found.set('booking', await compareAtEach(now, 'booking', sides, null));
  }
  return found;
}
