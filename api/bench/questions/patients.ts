import { openServedClinic } from '../clinics/bench-clinic';
import type { Patients } from '../clinics/grid';
import { LARGE } from '../clinics/make-clinic';
import { byAdmin, type Questions } from './questions';

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

export const PATIENTS: Questions = {
  name: 'patients',
  about: 'looked up among 1,000,000 turnos of 120,000 people',
  open: async (postgres) => byAdmin(await openServedClinic(postgres, 'patients', LARGE, { patients: PEOPLE })),
  requests: Object.entries(SEARCHES).map(([label, search]) => ({ label, query: FIND, variables: { search } })),
  goalMs: 50,
  judged: '95 %',
  warmUp: 5,
  count: 30,
  assertWhole(body, label) {
    const { data } = JSON.parse(body) as { data: { patients: object[] } };
    if ((data.patients.length === 0) !== (label === 'nobody')) throw new Error(`${label}: ${body.slice(0, 300)}`);
  },
};
