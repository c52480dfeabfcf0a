import type { BenchPostgres } from './support/bench-postgres';
import { openServedClinic } from './clinics/bench-clinic';
import type { Patients } from './clinics/grid';
import { ADMIN_TOKEN, LARGE } from './clinics/make-clinic';
import { quantile } from './support/distribution';
import { JsonConnection, jsonRequest } from './support/json-connection';

const GOAL_MS = 50;
const WARM_UP = 5;
const REQUESTS = 30;

const list = (names: string): string => `(ARRAY['${names.split(' ').join("','")}'])`;
const FIRST_NAMES = list(
  'María Juan Ana José Lucía Carlos Sofía Luis Martina Jorge Valentina Miguel Camila Diego Julieta Pablo Florencia ' +
    'Martín Rocío Andrés Paula Fernando Laura Sergio Silvia Gustavo Mónica Ricardo Nora Héctor Zulma Íñigo',
);
const SURNAMES = list(
  'González Rodríguez Gómez Fernández López Díaz Martínez Pérez García Sánchez Romero Sosa Álvarez Torres Ruiz ' +
    'Ramírez Flores Benítez Acosta Medina Herrera Suárez Aguirre Giménez Gutiérrez Pereyra Rojas Molina Castro Ortiz ' +
    'Silva Núñez Luna Juárez Cabrera Ríos Morales Godoy Moreno Ferreyra Domínguez Carrizo Peralta Castillo Ledesma ' +
    'Quiroga Vega Vera Muñoz Ojeda Ponce Villalba Cardozo Navarro Coronel Vázquez Cáceres Vargas Ñandú Zubizarreta',
);

/** 120,000 people, some names far more frequent than others; each came some eight times. */
const person = '((n + professional_id * 500 + ago * 37) % 120000)';
/** From 0 to 1, most near 0. */
const often = (prime: number): string => `power((${person}::bigint * ${prime} % 100003) / 100003.0, 2)`;
const PEOPLE: Patients = {
  name: `${FIRST_NAMES}[1 + floor(32 * ${often(7919)})] || ' ' || ${SURNAMES}[1 + floor(60 * ${often(104729)})]`,
  email: `'persona' || ${person} || '@correo.example'`,
  phone: `'+54 11 ' || lpad((${person} * 7919 % 100000000)::text, 8, '4')`,
};

const FIND = `query ($search: String!) {
  patients(search: $search) {
    name email phone documentNumber noShows isNear lastAppointment { id startTime professionalName specialty status }
  }
}`;
const SEARCHES = {
  'a frequent name': 'maria',
  'a frequent surname': 'gonzalez',
  both: 'gonzalez maria',
  'a rare surname': 'zubizarreta',
  'both rare': 'zulma zubizarreta',
  'a typing error': 'gomes',
  'a typing error in a rare name': 'subizarreta',
  'the end of a phone': '4007919',
  'an e-mail': 'persona4711@correo',
  'the domain of all': 'correo',
  'two letters': 'ma',
  nobody: 'inexistente',
};

/** The look-up of patients among 1,000,000 turnos, one request at a time, transport included. */
export async function measurePatients(postgres: BenchPostgres): Promise<void> {
  const clinic = await openServedClinic(postgres, 'patients', LARGE, { patients: PEOPLE });
  const connection = await JsonConnection.open(clinic.product.port);
  try {
    console.log(`\npatients looked up among ${clinic.appointments} turnos, median and 95 % in ms`);
    for (const [what, search] of Object.entries(SEARCHES)) {
      const body = { query: FIND, variables: { search } };
      const request = jsonRequest('/graphql', body, { Authorization: `Bearer ${ADMIN_TOKEN}` });
      const millis: number[] = [];
      for (let sent = 0; sent < WARM_UP + REQUESTS; sent += 1) {
        const started = performance.now();
        const answer = await connection.send(request);
        if (sent >= WARM_UP) millis.push(performance.now() - started);
        if (sent === 0) assertFound(search, answer.body);
      }
      const [median, most] = [quantile(millis, 0.5), quantile(millis, 0.95)];
      const verdict = most <= GOAL_MS ? 'reached' : 'missed';
      console.log(`  ${what} (${search}): ${median.toFixed(1)}, ${most.toFixed(1)}; goal ${GOAL_MS}: ${verdict}`);
    }
  } finally {
    connection.close();
    await clinic.close();
  }
}

function assertFound(search: string, body: string | Buffer): void {
  const { data, errors } = JSON.parse(body.toString()) as { data?: { patients: object[] }; errors?: object[] };
  if (errors || (data!.patients.length === 0) !== (search === SEARCHES.nobody))
    throw new Error(`${search} is not found as it should be: ${body.toString().slice(0, 300)}`);
}
