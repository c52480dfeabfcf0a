import { quantile } from '../../bench/support/distribution';
import { signedIn } from '../../src/testing/factories/people';
import type { TestApp } from '../../src/testing/harness/app';
import { dataOf, sendGraphQL } from '../../src/testing/harness/graphql';
import { judgeCandidates, judgeMerges } from '../../src/testing/harness/patient-identity';
import { withGeneratedPatients } from './generated-clinic';

/** Finds and merges the doubles among 50,000 generated patients, 5 % of whom are doubles. */
export function drillPatients(): Promise<readonly string[]> {
  return withGeneratedPatients(50_000, async (app, patients) => {
    const start = performance.now();
    await app.jobs.go('patient-candidates');
    const ms = performance.now() - start;
    console.log(
      `${patients.length} compared in ${(ms / 1000).toFixed(1)} s, ${(ms / patients.length).toFixed(2)} ms each`,
    );

    const { found, proposed, right, certain, certainRight } = await judgeCandidates(app, patients);
    console.log(
      `doubles found: ${share(found)}; proposals that are doubles: ${share(right / proposed)} of ${proposed}`,
    );
    console.log(`of band certain: ${share(certainRight / certain)} of ${certain}`);
    console.log(`the list: ${await listMs(app)} ms`);
    const merges = await judgeMerges(app, patients);
    console.log(`merged by DNI: ${merges.made}, right: ${share(merges.right / merges.made)}; missed ${merges.missed}`);
    return [
      ...(found < 0.95 ? [`only ${share(found)} of the doubles were found`] : []),
      ...(merges.right / merges.made < 0.995
        ? [`only ${share(merges.right / merges.made)} of the merges are right`]
        : []),
    ];
  });
}

/** Median of its first and its last page. */
async function listMs(app: TestApp): Promise<string> {
  const { token } = await signedIn(app.db, 'admin');
  const text =
    'query ($page: Int!) { patientCandidates(page: $page) { pagination { total pages } items { id patients { name } } } }';
  const read = (page: number) =>
    dataOf(sendGraphQL<{ patientCandidates: { pagination: { pages: number } } }>(app, text, { page }, token));
  const { pages } = (await read(1)).patientCandidates.pagination;
  const times = [1, pages].map(async (page) => {
    const each: number[] = [];
    for (let nth = 0; nth < 20; nth += 1) {
      const start = performance.now();
      await read(page);
      each.push(performance.now() - start);
    }
    return quantile(each, 0.5).toFixed(0);
  });
  return (await Promise.all(times)).join(' and ');
}

const share = (part: number) => `${(part * 100).toFixed(2)} %`;
