import { openServedClinic, type ServedClinic } from './clinics/bench-clinic';
import { AGED, NEW } from './clinics/make-clinic';
import { compareAtEach } from './compare-at-each';
import { printHeading } from './print-comparison';
import { scenariosOf } from './scenarios';
import { bookingSide, productSide } from './sides';
import type { BenchPostgres } from './support/bench-postgres';

const GOAL = { of: 'cpu', atMost: 1.1 } as const;
const CONNECTIONS = [1, 10];

/** What ten years cost: 680 professionals with 2,040,000 turnos against the same in their first month. */
export async function measureTenYears(postgres: BenchPostgres, checkout?: string): Promise<void> {
  const clinics: ServedClinic[] = [];
  try {
    for (const [name, size] of [
      ['aged', AGED],
      ['new', NEW],
    ] as const) {
      clinics.push(await openServedClinic(postgres, name, size, { checkout }));
    }
    await compareAges(clinics as [ServedClinic, ServedClinic]);
  } finally {
    await Promise.all(clinics.map((clinic) => clinic.close()));
  }
}

async function compareAges([aged, young]: [ServedClinic, ServedClinic]): Promise<void> {
  printHeading(`${aged.appointments} turnos against ${young.appointments}, ${aged.professionals} professionals each`);
  const month = scenariosOf(aged.professionals).find(({ name }) => name === 'month of slots')!;
  for (const [name, sideOf] of [
    ['month of slots', (clinic: ServedClinic) => productSide(clinic, month, clinic.name)],
    ['booking', (clinic: ServedClinic) => bookingSide(clinic, clinic.name)],
  ] as const) {
    await compareAtEach(aged, name, [sideOf(aged), sideOf(young)], GOAL, CONNECTIONS);
  }
}
