import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';

const ORIGIN = 'https://turnos.clinica.example';

let app: TestApp;
let webDir: string;
let admin: string;
let cardiology: number;

beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'turnero-web-'));
  const head = '<head><title></title><meta name="description" content=""></head>';
  await writeFile(path.join(webDir, 'index.html'), `${head}<div id="root"><!--page--></div><!--page-data-->`);
  app = await startTestApp(undefined, { webDir });
  admin = (await signedIn(app.db, 'admin')).token;
  await makeRoom(app.db);
  cardiology = await createSpecialty({ name: 'Cardiología', description: 'El corazón, </script> y "más".' });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

const send = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  dataOf<Data>(sendGraphQL(app, query, variables, admin));
const pageOf = (address: string) => fetch(app.url + address, { redirect: 'manual' });

async function createSpecialty(input: object): Promise<number> {
  const { made } = await send<{ made: { id: number } }>(
    'mutation ($input: CreateSpecialtyInput!) { made: createSpecialty(input: $input) { id } }',
    { input },
  );
  return made.id;
}

let people = 0;
async function createProfessional(name: string, more: object = {}) {
  people += 1;
  const input = { name, email: `p${people}@clinica.example`, specialtyId: cardiology, ...more };
  const { made } = await send<{ made: { id: number; slug: string } }>(
    'mutation ($input: CreateProfessionalInput!) { made: createProfessional(input: $input) { id slug } }',
    { input },
  );
  await app.db.pool.query(
    `INSERT INTO professional_availability (professional_id, weekday, start_minute, end_minute) VALUES ($1, 1, 540, 600)`,
    [made.id],
  );
  return made;
}

const rename = (id: number, name: string) =>
  send('mutation ($id: Int!, $input: UpdateProfessionalInput!) { updateProfessional(id: $id, input: $input) { id } }', {
    id,
    input: { name },
  });

const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<
    string,
    unknown
  >;

test('a professional’s page tells who, what, for how much and when, in text and to machines', async () => {
  const { id, slug } = await createProfessional('Ana Güemes', {
    bio: 'Atiende </script><b>adultos</b>.',
    fee: 18000,
    licenseNumber: 'MN 123456, MP 777',
    refepsNumber: '541030736087',
  });
  const answer = await pageOf(`/profesionales/${slug}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(slug).toBe('ana-guemes');
  expect(html).toContain('<title>Ana Güemes, Cardiología · Turnos en Centro Médico</title>');
  expect(html).toContain(
    'content="Turnos online con Ana Güemes (Cardiología) en Centro Médico. Atiende &#60;/script&#62;&#60;b&#62;adultos',
  );
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/profesionales/ana-guemes"`);
  expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/profesionales/ana-guemes"`);
  expect(html).toContain('<h1>Ana Güemes</h1><p><a href="/especialidades/cardiologia">Cardiología</a></p>');
  expect(html).toContain('Matrícula: MN 123456, MP 777');
  expect(html).toMatch(/Tarifa: \$\s18\.000</);
  expect(html).toContain(`<a href="/book/${id}?dia=2026-06-01&#38;hora=09:30">lunes, 1 de junio de 2026, 09:30</a>`);
  expect(structured(html)).toMatchObject({
    '@type': 'Physician',
    name: 'Ana Güemes',
    description: 'Atiende </script><b>adultos</b>.',
    medicalSpecialty: 'Cardiología',
    identifier: ['MN 123456', 'MP 777'].map((value) => ({ propertyID: 'Matrícula', value })),
    url: `${ORIGIN}/profesionales/ana-guemes`,
    parentOrganization: { '@type': 'MedicalClinic', name: 'Centro Médico' },
    potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: `${ORIGIN}/book/${id}` } },
  });
  expect(html).not.toMatch(/@clinica.example"|541030736087/);
});

test('a specialty’s page tells what it is and whom to see when', async () => {
  const { slug, id } = await createProfessional('Bruno Díaz');
  const html = await (await pageOf('/especialidades/cardiologia')).text();
  expect(html).toContain('<title>Cardiología · Turnos en Centro Médico</title>');
  expect(html).toContain('<h1>Cardiología</h1><p>El corazón, &#60;/script&#62; y &#34;más&#34;.</p>');
  expect(html).toContain(
    `<h3><a href="/profesionales/${slug}">Bruno Díaz</a></h3><ul><li><a href="/book/${id}?dia=2026-06-01`,
  );
  expect(html).toContain(`<a href="/book-specialty/${cardiology}">`);
  const data = structured(html);
  expect(data).toMatchObject({
    '@type': 'MedicalClinic',
    medicalSpecialty: 'Cardiología',
    description: 'El corazón, </script> y "más".',
    potentialAction: { target: { urlTemplate: `${ORIGIN}/book-specialty/${cardiology}` } },
  });
  expect(data['department']).toContainEqual(expect.objectContaining({ '@type': 'Physician', name: 'Bruno Díaz' }));
});

test('the landing and a booking page, shared in a chat, show what they are', async () => {
  const { id } = await createProfessional('Delia Sosa', { bio: 'Atiende adultos.' });
  for (const [address, title, data] of [
    ['/', 'Centro Médico · Turnos online', { '@type': 'MedicalClinic', name: 'Centro Médico', url: `${ORIGIN}/` }],
    [`/book/${id}`, 'Reservar turno con Delia Sosa · Centro Médico', { '@type': 'Physician', name: 'Delia Sosa' }],
  ] as const) {
    const html = await (await pageOf(address)).text();
    expect(html).toContain(`<meta property="og:title" content="${title}"`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${address}"`);
    expect(structured(html)).toMatchObject(data);
  }
});

test('twins have pages of their own, and a rename leads on from the address before it', async () => {
  const one = await createProfessional('Carla Paz');
  const other = await createProfessional('Carla Paz');
  expect([one.slug, other.slug]).toEqual(['carla-paz', 'carla-paz-2']);
  await rename(one.id, 'Carla Ríos');
  const moved = await pageOf('/profesionales/carla-paz?utm=mail');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/profesionales/carla-rios?utm=mail']);
  // Former addresses are not given to others.
  expect((await createProfessional('Carla Paz')).slug).toBe('carla-paz-3');
  await rename(one.id, 'Carla Paz');
  expect((await pageOf('/profesionales/carla-paz')).status).toBe(200);
  expect((await pageOf('/profesionales/carla-rios')).headers.get('location')).toBe('/profesionales/carla-paz');
});

test('two of a name who are added at the same moment have two addresses', async () => {
  const both = await Promise.all([createProfessional('Simultánea Gómez'), createProfessional('Simultánea Gómez')]);
  expect(both.map(({ slug }) => slug).sort()).toEqual(['simultanea-gomez', 'simultanea-gomez-2']);
});

test('professionals who change their own name get the address of it', async () => {
  const { id } = await createProfessional('Nombre Viejo');
  const { rows } = await app.db.pool.query<{ user_id: number }>('SELECT user_id FROM professionals WHERE id = $1', [
    id,
  ]);
  await send('mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }', {
    id: rows[0]?.user_id,
    input: { name: 'Nombre Nuevo' },
  });
  expect((await pageOf('/profesionales/nombre-viejo')).headers.get('location')).toBe('/profesionales/nombre-nuevo');
});

test('a renamed specialty keeps its address working, and its version goes up once', async () => {
  const id = await createSpecialty({ name: 'Oídos' });
  const update =
    'mutation ($id: Int!, $input: UpdateSpecialtyInput!) { it: updateSpecialty(id: $id, input: $input) { slug version } }';
  const { it } = await send<{ it: object }>(update, { id, input: { name: 'Otorrinolaringología' } });
  expect(it).toEqual({ slug: 'otorrinolaringologia', version: 2 });
  expect((await pageOf('/especialidades/oidos')).headers.get('location')).toBe('/especialidades/otorrinolaringologia');
});

test('what people type or an id leads to the page, and no name to the list', async () => {
  const lands = async (address: string) => (await pageOf(address)).headers.get('location');
  expect(await lands('/especialidades/Cardiolog%C3%ADa')).toBe('/especialidades/cardiologia');
  expect(await lands('/especialidades/cardiologia/')).toBe('/especialidades/cardiologia');
  expect(await lands(`/especialidades/${cardiology}`)).toBe('/especialidades/cardiologia');
  expect(await lands('/profesionales')).toBe('/#profesionales');
  expect(await lands('/profesionales?utm=mail')).toBe('/?utm=mail#profesionales');
  const nameless = await makeSpecialty(app.db, { name: '耳鼻喉科' });
  expect((await pageOf(`/especialidades/${nameless}`)).status).toBe(200);
});

test('who is hidden, what is switched off and what never was are the same 404, which helps on', async () => {
  const { id, slug } = await createProfessional('Oculta Pérez');
  await app.db.pool.query('UPDATE professionals SET is_public = false WHERE id = $1', [id]);
  const off = await createSpecialty({ name: 'Cerrada', isActive: false });
  const pages = await Promise.all(
    [slug, String(id), 'nadie', '%E0%A4%A', '%00', '99999999999'].map((name) => pageOf(`/profesionales/${name}`)),
  );
  const closed = await Promise.all(['cerrada', String(off), '0'].map((name) => pageOf(`/especialidades/${name}`)));
  expect([...pages, ...closed].map(({ status }) => status)).toEqual(Array(9).fill(404));
  const [hidden, , never] = await Promise.all(
    pages.map(async (page) => (await page.text()).replace(/nonce="[^"]*"/, '')),
  );
  expect(hidden).toBe(never);
  expect(hidden).toContain('<h1>No encontramos a ese profesional</h1>');
  expect(hidden).toContain('<a href="/especialidades/cardiologia">Cardiología</a>');
  expect(hidden).toContain('<meta name="robots" content="noindex"');
});

test('the sitemap lists the pages that there are, and no others', async () => {
  await createProfessional('En El Mapa');
  const answer = await pageOf('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('xml');
  const addresses = [...(await answer.text()).matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, loc]) => loc);
  expect(addresses[0]).toBe(`${ORIGIN}/`);
  expect(addresses).toContain(`${ORIGIN}/profesionales/en-el-mapa`);
  expect(addresses).toContain(`${ORIGIN}/especialidades/cardiologia`);
  expect(addresses.join()).not.toMatch(/oculta|cerrada/);
});

test('robots are led to the map and kept from the panel and from private links', async () => {
  const text = await (await pageOf('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const path of ['/admin', '/pantalla/', '/api', '/confirmation/', '/cancel/', '/request/'])
    expect(text).toContain(`Disallow: ${path}\n`);
});

test('who has left has no page, and the address is free again', async () => {
  const { id } = await createProfessional('Se Va');
  await send('mutation ($id: Int!) { deleteProfessional(id: $id) { summary } }', { id });
  expect((await pageOf('/profesionales/se-va')).status).toBe(404);
  expect((await createProfessional('Se Va')).slug).toBe('se-va');
});
