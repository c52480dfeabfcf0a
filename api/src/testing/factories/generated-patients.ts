import { Random } from '../../demo/make/random';

export interface GeneratedPatient {
  id: string;
  /** Equal for the two patients of one person. */
  person: string;
  name: string;
  phone: string | null;
  email: string;
  birthDate: string | null;
  /** On the DNI that the person shows at the desk. */
  dni: { number: string; sex: 'F' | 'M' };
}

const list = (words: string) => words.split(' ');
const WOMEN = list(
  'María Ana Lucía Sofía Valentina Martina Camila Julieta Florencia Carolina Marta Rosa Silvia Graciela Norma Mónica ' +
    'Patricia Susana Laura Claudia Gabriela Verónica Natalia Paula Cecilia Daniela Romina Vanesa Soledad Agustina ' +
    'Micaela Rocío Milagros Josefina Catalina Emilia Delfina Isabella Mía Elena Teresa Beatriz Nélida Irma Olga',
);
const MEN = list(
  'Juan José Carlos Luis Jorge Miguel Roberto Daniel Eduardo Alberto Ricardo Héctor Raúl Oscar Rubén Mario Martín ' +
    'Diego Pablo Sebastián Matías Nicolás Gonzalo Federico Leandro Lucas Tomás Agustín Joaquín Santiago Mateo Bautista ' +
    'Thiago Benjamín Felipe Ignacio Francisco Emiliano Maximiliano Cristian Gustavo Sergio Marcelo Fernando Hugo',
);
const SURNAMES = list(
  'González Rodríguez Gómez Fernández López Díaz Martínez Pérez García Sánchez Romero Sosa Álvarez Torres Ruiz Ramírez ' +
    'Flores Acosta Benítez Medina Suárez Herrera Aguirre Pereyra Gutiérrez Giménez Molina Silva Castro Rojas Ortiz Núñez ' +
    'Luna Juárez Cabrera Ríos Ferreyra Godoy Morales Domínguez Moreno Peralta Vega Carrizo Quiroga Castillo Ledesma Muñoz ' +
    'Ojeda Ponce Vera Vázquez Villalba Cardozo Navarro Ramos Arias Coronel Córdoba Figueroa Correa Cáceres Vargas Maldonado ' +
    'Mansilla Farías Rivero Paz Miranda Roldán Méndez Guzmán Agüero Hernández Lucero Cruz Páez Escobar Mendoza Barrios ' +
    'Bustos Ávila Ayala Blanco Soria Maidana Acuña Leiva Duarte Moyano Campos Soto Martín Valdez Bravo Chávez Velázquez ' +
    'Olivera Toledo Franco Rossi Bianchi Ferrari Esposito Romano Colombo Ricci Marino Greco Conti Costa Giordano Mancini',
);
const NICKNAMES: Readonly<Record<string, string>> = {
  José: 'Pepe',
  Francisco: 'Pancho',
  Ignacio: 'Nacho',
  Sebastián: 'Seba',
  Graciela: 'Chela',
  Soledad: 'Sole',
  Agustina: 'Agus',
  Josefina: 'Pepa',
};

/** Families with shared contacts, brothers and sisters, twins and namesakes; 5 % of the patients are a person again. */
export function generatePatients(count: number, seed: number): GeneratedPatient[] {
  const random = new Random(seed);
  const doubles = Math.round(count * 0.05);
  const patients: GeneratedPatient[] = [];
  while (patients.length < count - doubles)
    patients.push(...family(random).slice(0, count - doubles - patients.length));
  const twice = new Set<GeneratedPatient>();
  while (twice.size < doubles) twice.add(random.pick(patients));
  return [...patients, ...[...twice].map((patient) => again(random, patient))];
}

/** One to four people with two surnames; brothers and sisters share them, some the birth date. */
function family(random: Random): GeneratedPatient[] {
  const surname = random.pick(SURNAMES) + (random.chance(0.4) ? ` ${random.pick(SURNAMES)}` : '');
  const contact = { phone: phone(random), email: email(random, surname) };
  const size = random.pick([1, 1, 1, 1, 2, 3, 4]);
  const born = birthDate(random);
  return Array.from({ length: size }, (_, index) => {
    const sex = random.pick(['F', 'M'] as const);
    const names = sex === 'F' ? WOMEN : MEN;
    const given = random.pick(names) + (random.chance(0.5) ? ` ${random.pick(names)}` : '');
    const isTwin = index > 1 && random.chance(0.03);
    const own = index === 0 || random.chance(0.6) ? { phone: phone(random), email: email(random, given) } : contact;
    return {
      id: random.uuid(),
      person: random.uuid(),
      name: `${given} ${surname}`,
      ...(size === 1 || index === 0 ? contact : own),
      birthDate: random.chance(0.85) ? (isTwin ? born : birthDate(random)) : null,
      dni: { number: String(random.integer(5_000_000, 55_000_000)), sex },
    };
  });
}

/**
 * The same person as a clinic gets to know them again: the name written otherwise with a contact known before, or
 * everything new except for the birth date. One of fifty has nothing in common but the name.
 */
function again(
  random: Random,
  { name, phone: phoneBefore, email: emailBefore, birthDate: born, ...patient }: GeneratedPatient,
) {
  const fresh = { phone: phone(random), email: email(random, name) };
  const part = random.next();
  if (part < 0.02) return { ...patient, ...fresh, id: random.uuid(), name, birthDate: null };
  const keepsContact = part < 0.62 || born === null;
  const keepsPhone = keepsContact && random.chance(0.7);
  return {
    ...patient,
    id: random.uuid(),
    name: keepsContact || random.chance(0.4) ? misspelt(random, name) : name,
    phone: keepsPhone ? phoneBefore : fresh.phone,
    email: keepsContact && !(keepsPhone && random.chance(0.5)) ? emailBefore : fresh.email,
    birthDate: keepsContact && random.chance(0.4) ? null : born,
  };
}

function misspelt(random: Random, name: string): string {
  const words = name.split(' ');
  const part = random.next();
  if (part < 0.15) return `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`;
  if (part < 0.3 && words.length > 2) return words.filter((_, index) => index !== 1).join(' ');
  if (part < 0.4) return `${name} ${random.pick(SURNAMES)}`;
  const nickname = NICKNAMES[words[0]!];
  if (part < 0.45 && nickname) return [nickname, ...words.slice(1)].join(' ');
  const at = random.integer(1, name.length - 2);
  const typo = random.pick(['', name[at]! + name[at]!, random.pick(list('a e i o s z c n r v b'))]);
  return name.slice(0, at) + typo + name.slice(at + 1);
}

const phone = (random: Random) => `+54 11 ${random.integer(2000, 6999)} ${random.integer(1000, 9999)}`;
const email = (random: Random, words: string) =>
  `${words.split(' ')[0]!.toLowerCase()}${random.integer(1, 9_999_999)}@correo.example`;

function birthDate(random: Random): string {
  const days = random.integer(0, 90 * 365);
  return new Date(Date.UTC(1935, 0, 1 + days)).toISOString().slice(0, 10);
}
