import { numberFrom } from '../../bench/support/environment';
import { startThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';
import { makeDatabases, type MadeClinic } from './many-databases';
import { startProduct, type ProductProcess } from './product-process';

const CLINICS = numberFrom('DRILL_CLINICS', 1_000);
const ACTIVE = numberFrom('DRILL_ACTIVE', 5);
/** As many again are visited once more. */
const REVISITS = 200;
const MOST_MIB = 1_024;
/** Of one clinic, and of the two that are looked after. */
const CONNECTIONS = 4;
const LOOKED_AFTER = 2;

/**
 * As many clinics as DRILL_CLINICS (1,000), each on a database of its own, served by one process that has
 * DRILL_ACTIVE (5) open at once. All are visited: what does the first visitor wait, what does the process weigh, does
 * that grow with those that were closed, and does anybody ever see another clinic's? Needs 12 MB of disk a clinic, and
 * removes them.
 */
export async function drillClinics(): Promise<boolean> {
  const postgres = await startThrowawayPostgres();
  try {
    const began = performance.now();
    const { clinicsUrl, made } = await makeDatabases(postgres.adminUrl, CLINICS);
    console.log(`${CLINICS} databases made in ${seconds(performance.now() - began)} s`);
    const product = await startProduct({
      CLINICS_URL: clinicsUrl,
      CLINICS_OPEN: String(ACTIVE),
      DATABASE_POOL_SIZE: String((ACTIVE + LOOKED_AFTER) * CONNECTIONS),
    });
    try {
      return await drill(product, made);
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function drill(product: ProductProcess, made: readonly MadeClinic[]): Promise<boolean> {
  const { ask, memory, needed, cpuSeconds } = product;
  const cold: number[] = [];
  const warm: number[] = [];
  const faults: string[] = [];
  const visit = async (clinic: MadeClinic, before: MadeClinic): Promise<void> => {
    const timed = async (times: number[]) => {
      const began = performance.now();
      const { status, text } = await ask(clinic.host, '/api/public/professionals');
      times.push(performance.now() - began);
      const names = text.match(/Profesional Número \d+/g) ?? [];
      if (status !== 200 || String(names) !== clinic.professional)
        faults.push(`${clinic.host}: ${status} ${String(names)}`);
    };
    await timed(cold);
    await timed(warm);
    const own = await ask(clinic.host, '/api/auth/profile', { token: clinic.token });
    const foreign = await ask(clinic.host, '/api/auth/profile', { token: before.token });
    if (own.status !== 200 || foreign.status !== 401) faults.push(`${clinic.host}: ${own.status}, ${foreign.status}`);
  };
  const visitAll = async (clinics: readonly MadeClinic[]): Promise<void> => {
    let next = 0;
    const lane = async () => {
      while (next < clinics.length) {
        const index = next++;
        await visit(clinics[index]!, clinics.at(index - 1)!);
      }
    };
    await Promise.all(Array.from({ length: ACTIVE }, lane));
  };

  const weigh = async (when: string): Promise<void> => {
    const { now, peak } = memory();
    console.log(
      `${when}: ${mib(now)} MiB, at most ${mib(peak)} of ${MOST_MIB}; tidied up ${(await needed()).toFixed(1)}`,
    );
  };

  await weigh('Before the first visitor');
  const [began, cpu] = [performance.now(), cpuSeconds()];
  const half = Math.ceil(made.length / 2);
  await visitAll(made.slice(0, half));
  await weigh(`After ${half} clinics`);
  await visitAll(made.slice(half));
  const took = performance.now() - began;
  const perClinic = ((cpuSeconds() - cpu) / made.length) * 1000;
  console.log(`All visited in ${seconds(took)} s, ${ACTIVE} at once; processor ${perClinic.toFixed(0)} ms a clinic`);
  console.log(`First answer of a clinic that was closed: ${spread(cold)}; the second: ${spread(warm)}`);
  await weigh(`After ${made.length} clinics`);
  await visitAll(made.slice(0, REVISITS));
  await weigh(`After ${Math.min(REVISITS, made.length)} of them once more`);
  console.log(
    faults.length === 0
      ? 'Nobody saw anything of another clinic.'
      : `FAULTS ${faults.length}: ${faults.slice(0, 5).join('; ')}`,
  );
  return faults.length === 0 && memory().peak < MOST_MIB;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const mib = (size: number) => size.toFixed(0);

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0);
  return `median ${at(0.5)} ms, 99 % within ${at(0.99)}, longest ${at(1)}`;
}
