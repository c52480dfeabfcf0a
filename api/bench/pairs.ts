import { openServedClinic, type BenchPostgres, type ServedClinic } from './clinics/bench-clinic';
import { SMALL } from './clinics/make-clinic';
import { compareAtEach } from './compare-at-each';
import type { Comparison } from './measure/compare';
import { printHeading, printPairs, type Goal } from './print-comparison';
import { SCENARIO_NAMES, scenariosOf, type ScenarioName } from './scenarios';
import { productSide } from './sides';
import { numberFrom } from './support/distribution';

const PAIRS = numberFrom('BENCH_PAIRS', 1);
/** The large clinic costs at most 1.2 times as much per request. */
const GROWTH_GOAL: Goal = { of: 'cpu', atMost: 1.2 };

type Pair = readonly [ServedClinic, ServedClinic];

/**
 * Against another checkout, on equal small clinics: the share of its throughput, and the multiple of its processor
 * time. Several pairs are better than many rounds, because two servers of one version differ more.
 */
export async function measureAgainst(postgres: BenchPostgres, checkout: string, only: string): Promise<void> {
  printHeading(`this version against that of ${checkout}`);
  const found = new Map<string, Comparison[]>();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const openNow = () => openServedClinic(postgres, 'now', SMALL);
    const openBefore = () => openServedClinic(postgres, 'before', SMALL, checkout);
    const opened: ServedClinic[] = [];
    try {
      // The first server differs from the other.
      const isReversed = pair % 2 === 1;
      for (const open of isReversed ? [openBefore, openNow] : [openNow, openBefore]) opened.push(await open());
      const [now, before] = (isReversed ? opened.toReversed() : opened) as [ServedClinic, ServedClinic];
      for (const name of SCENARIO_NAMES.filter((one) => one.includes(only))) {
        found.set(name, [...(found.get(name) ?? []), ...(await comparePair([now, before], name, null))]);
      }
    } finally {
      await Promise.all(opened.map((clinic) => clinic.close()));
    }
  }
  if (PAIRS > 1) printPairs(found);
}

/** As a multiple of the small clinic's. */
export async function measureGrowth(small: ServedClinic, large: ServedClinic, only: string): Promise<void> {
  printHeading('large clinic against small');
  for (const name of ['month of slots', 'admin list', 'booking'] as const) {
    if (name.includes(only)) await comparePair([large, small], name, GROWTH_GOAL);
  }
}

function comparePair([one, other]: Pair, name: ScenarioName, goal: Goal | null): Promise<Comparison[]> {
  const sideOf = (clinic: ServedClinic) => productSide(clinic, scenariosOf(clinic, name)[0]!, clinic.name);
  return compareAtEach(one, name, [sideOf(one), sideOf(other)], goal);
}
