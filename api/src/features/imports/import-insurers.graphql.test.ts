import { signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
import {
  chunks,
  counted,
  sendRows,
  startImport,
  undoImport,
  type ImportResult,
  type ImportRow,
} from '../../testing/harness/import-rows';
import { behind } from '../../testing/harness/lock-wait';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app, 'imports'));

async function check(rows: readonly ImportRow[]): Promise<ImportResult[]> {
  const CHECK = `query ($input: ImportRowsInput!) {
    checkImportRows(kind: insurers, input: $input) { line faults { field message } }
  }`;
  const [input] = chunks('insurers', rows);
  const checked = sendGraphQL<{ checkImportRows: ImportResult[] }>(app, CHECK, { input }, admin);
  return (await dataOf(checked)).checkImportRows;
}

async function bring(rows: readonly ImportRow[]): Promise<{ id: number; results: ImportResult[] }> {
  const id = await startImport(app, admin, 'insurers', rows);
  return { id, results: await sendRows(app, admin, { importId: id, kind: 'insurers', rows }) };
}

const undo = (id: number) => undoImport(app, admin, id);

async function countInsurers(): Promise<number> {
  const { rows } = await app.db.pool.query<{ count: number }>('SELECT count(*)::int FROM insurers');
  return rows[0]!.count;
}

const FILE: ImportRow[] = [
  { name: 'Obra Social Empleados de Comercio', rnasCode: '126205', plans: 'Base, Plus' },
  { name: 'OSDE', plans: '210' },
  { name: 'OSDE', plans: '310', isAccepted: 'no' },
  { name: 'Cooperativa del Sur', rnasCode: '1234.0', aliases: 'la coope', plans: 'Único' },
  { name: 'la Coope', plans: 'Familiar' },
  { name: 'Mutual del Oeste' },
  { name: 'IOMA', rnasCode: '400800' },
  { name: 'Particular', rnasCode: '999999', kind: 'prepaga' },
  { name: 'Mutual', rnasCode: 'M-12', kind: 'de amigos', isAccepted: 'x' },
];
const FAULTS_OF_FILE = {
  7: ['kind: Es nueva: indicá si es nacional, provincial, pública o prepaga'],
  8: ['rnasCode: Es el código de OSDE, y el nombre es de IOMA'],
  9: ['name: Particular no lleva código ni planes'],
  10: [
    'rnasCode: El código tiene seis números, como 126205',
    'kind: El tipo es nacional, provincial, pública o prepaga',
    'isAccepted: Escribí sí o no',
  ],
};
const faultsOf = (results: readonly ImportResult[]) =>
  Object.fromEntries(
    results.flatMap(({ line, faults }) =>
      faults.length === 0 ? [] : [[line, faults.map(({ field, message }) => `${field}: ${message}`)]],
    ),
  );
const insurers = async () =>
  (
    await app.db.pool.query<{ name: string }>(
      `SELECT i.name, i.rnas_code, i.kind, i.is_accepted, i.aliases,
         (SELECT array_agg(p.name ORDER BY p.name) FROM insurer_plans AS p WHERE p.insurer_id = i.id) AS plans
       FROM insurers AS i WHERE i.name IN ('OSECAC', 'OSDE', 'Cooperativa del Sur') ORDER BY i.name`,
    )
  ).rows;

test('insurers known by code or words get what they lack, others are added once, and undo takes these back', async () => {
  const before = await countInsurers();
  expect(faultsOf(await check(FILE))).toEqual(FAULTS_OF_FILE);
  const { id, results } = await bring(FILE);
  expect(results.map(({ outcome, fillsKnown }) => (outcome === 'made' ? fillsKnown : outcome))).toEqual([
    true,
    true,
    true,
    false,
    true,
    'faulty',
    'faulty',
    'faulty',
    'faulty',
  ]);
  expect(faultsOf(results)).toEqual(FAULTS_OF_FILE);
  const imported = await insurers();
  expect(imported).toEqual([
    {
      name: 'Cooperativa del Sur',
      rnas_code: '001234',
      kind: 'national',
      is_accepted: true,
      aliases: ['la coope'],
      plans: ['Familiar', 'Único'],
    },
    expect.objectContaining({ name: 'OSDE', is_accepted: true, plans: ['210', '310'] }),
    expect.objectContaining({
      name: 'OSECAC',
      is_accepted: true,
      aliases: ['empleados de comercio'],
      plans: ['Base', 'Plus'],
    }),
  ]);

  const again = await bring(FILE.slice(0, 5));
  expect(counted(again.results)).toEqual({ already: 5 });
  expect((await undo(id)).errors).toBeUndefined();
  expect(await insurers()).toEqual(imported.slice(1));
  expect(await countInsurers()).toBe(before);
});

test('an imported insurer that was changed or used since stays', async () => {
  const { id } = await bring([FILE[3]!]);
  const used = `INSERT INTO coverage_rules (insurer_id, outcome, valid_from)
    SELECT id, 'no', '2026-06-01' FROM insurers WHERE rnas_code = '001234'`;
  await app.db.pool.query(used);
  expect((await undo(id)).errors?.[0]?.message).toBe('Lo importado ya está en uso, y no se puede deshacer');
  await app.db.pool.query("DELETE FROM coverage_rules; UPDATE insurers SET version = 2 WHERE rnas_code = '001234'");
  expect((await undo(id)).errors?.[0]?.message).toContain('Fila 2: Cooperativa del Sur cambió');
  await app.db.pool.query("UPDATE insurers SET version = 1 WHERE rnas_code = '001234'");
  expect((await undo(id)).errors).toBeUndefined();
});

test('of two imports at once that name an insurer differently, the second fills it', async () => {
  const row = { name: 'Obra social de la Coope', kind: 'prepaga', plans: 'Familiar' };
  const first = `LOCK TABLE insurers IN SHARE UPDATE EXCLUSIVE MODE;
    INSERT INTO insurers (name, kind) VALUES ('La Coope', 'prepaid')`;
  const [second] = await behind(app, first, [() => bring([row])]);
  expect(second!.results).toMatchObject([{ outcome: 'made', fillsKnown: true }]);
  expect((await app.db.pool.query("DELETE FROM insurers WHERE name ~* 'coope'")).rowCount).toBe(1);
});
