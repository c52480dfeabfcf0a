import { birthDateFault } from './birth-date';
import { isCalendarDate } from './calendar-date';
import { foldedText } from './near-words';
import { isCuil, type RegisteredSex } from './patient-identifiers';

/** A person as the codes of a DNI name them; the rest of a scan is dropped (ADR 154). */
export interface DniScan {
  /** 6 to 8 digits. */
  number: string;
  registeredSex: RegisteredSex;
  /** "Muñoz Paz"; null if unreadable. The MRZ has no accents, Ñ or apostrophes. */
  familyNames: string | null;
  givenNames: string | null;
  /** "Nora Ñandú"; null unless both are read. */
  fullName: string | null;
  /** yyyy-MM-dd */
  birthDate: string;
  cuil: string | null;
}

/** `unknown`: no code of a DNI that can be read. `damaged`: one that arrived incomplete or altered. */
export type DniScanFault = 'unknown' | 'damaged';

/** Reads both PDF417 layouts and the MRZ, typed by a scanner or read by a camera. `today`: yyyy-MM-dd. */
export function readDniScan(text: string, today: string): DniScan | DniScanFault {
  const typed = text.trim();
  const mrz = typed
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/[^A-Z\d]/g, '<');
  if (/^I[A-Z<]ARG[\d<]/.test(mrz)) return readMrz(mrz, today) ?? 'damaged';
  const separator = /[@"|]/.exec(typed)?.[0];
  if (separator === undefined) return 'unknown';
  const fields = typed.split(separator).map((field) => field.trim());
  const names = separator === '"' ? asOnSpanishKeyboard : asTyped;
  const read = readSince2012(fields, names) ?? readBefore2012(fields, names);
  if (read && birthDateFault(read.birthDate, today) === null) return read;
  return fields.length > LEAST_FIELDS && /^[A-Z]?\d*$/i.test(fields[0]!) ? 'damaged' : 'unknown';
}

/** Fewer belong to another code. */
const LEAST_FIELDS = 4;

type ReadName = (name: string | undefined) => string;

const asTyped: ReadName = (name = '') => name;

/** A scanner set to a US keyboard, on a computer set to Spanish: - arrives as ', and ' as { or as a dead accent. */
const asOnSpanishKeyboard: ReadName = (name = '') =>
  name
    .replaceAll("'", '-')
    .replaceAll('{', "'")
    .replaceAll(/´(.?)/g, (_dead, letter: string) => `'${letter.normalize('NFD').charAt(0)}`);

/** Trámite, family names, given names, sex, DNI, copy, birth, issue; later cards also two digits and one of the CUIL. */
function readSince2012(fields: readonly string[], names: ReadName): DniScan | null {
  const [, family, given, sex, number, , birth, issued, cuil] = fields;
  const dni = readCard({ number, sex, birth, issued });
  return dni && { ...dni, ...inNames(names(family), names(given)), cuil: cuilOf(cuil, dni.number) };
}

/** Begins with a separator: DNI, copy, number, family names, given names, nationality, birth, sex, issue. */
function readBefore2012(fields: readonly string[], names: ReadName): DniScan | null {
  const [first, number, , , family, given, , birth, sex, issued] = fields;
  const dni = first === '' ? readCard({ number, sex, birth, issued }) : null;
  return dni && { ...dni, ...inNames(names(family), names(given)), cuil: null };
}

type Numbers = Pick<DniScan, 'number' | 'registeredSex' | 'birthDate'>;

function readCard(card: Record<'number' | 'sex' | 'birth' | 'issued', string | undefined>): Numbers | null {
  const [, sexBefore, number] = /^([FMX]?)0*([1-9]\d{5,7})$/.exec(card.number?.toUpperCase() ?? '') ?? [];
  const registeredSex = sexOf(card.sex?.toUpperCase());
  const [birthDate, issued] = [dayOf(card.birth), dayOf(card.issued)];
  if (number === undefined || !registeredSex || !birthDate || !issued || birthDate > issued) return null;
  return sexBefore === '' || sexBefore === registeredSex ? { number, registeredSex, birthDate } : null;
}

function sexOf(text: string | undefined): RegisteredSex | null {
  return text === 'F' || text === 'M' || text === 'X' ? text : null;
}

/** dd/mm/yyyy; Spanish keyboards type - or ' for the slash. */
function dayOf(text: string | undefined): string | null {
  const [, day, month, year] = /^(\d\d)[/'-](\d\d)[/'-](\d{4})$/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : null;
}

function cuilOf(digits: string | undefined, number: string): string | null {
  const cuil = `${digits?.slice(0, 2)}${number.padStart(8, '0')}${digits?.slice(2)}`;
  return isCuil(cuil) ? cuil : null;
}

/** Three lines of 30 characters (ICAO 9303, TD1). */
function readMrz(text: string, today: string): DniScan | null {
  if (text.length !== 90) return null;
  const [first, second, third] = [text.slice(0, 30), text.slice(30, 60), text.slice(60)];
  const checked = [
    [first.slice(5, 14), first[14]],
    [second.slice(0, 6), second[6]],
    [second.slice(8, 14), second[14]],
    [first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29), second[29]],
  ] as const;
  if (checked.some(([part, digit]) => checkDigit(part) !== digit)) return null;
  const [, number] = /^0*([1-9]\d{5,7})<*$/.exec(first.slice(5, 14)) ?? [];
  // ICAO has no X.
  const registeredSex = second[7] === '<' ? 'X' : sexOf(second[7]);
  const birthDate = number === undefined ? null : dayOfMrz(second.slice(0, 6), number, today);
  if (number === undefined || !registeredSex || !birthDate || birthDateFault(birthDate, today) !== null) return null;
  const [family = '', given = ''] = third.replace(/<+$/, '').split('<<');
  return {
    number,
    registeredSex,
    birthDate,
    ...inNames(family.replaceAll('<', ' '), given.replaceAll('<', ' ')),
    cuil: null,
  };
}

function checkDigit(text: string): string {
  const sum = [...text].reduce((total, letter, index) => total + valueOf(letter) * [7, 3, 1][index % 3]!, 0);
  return String(sum % 10);
}

const valueOf = (letter: string): number => (letter === '<' ? 0 : Number.parseInt(letter, 36));

/** Lower numbers were given to people born long before 2000. */
const FIRST_NUMBER_OF_THE_YOUNG = 10_000_000;

function dayOfMrz(yymmdd: string, number: string, today: string): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(yymmdd) ?? [];
  const dates = [`20${year}-${month}-${day}`, `19${year}-${month}-${day}`].filter(isCalendarDate);
  const canBeYoung = Number(number) >= FIRST_NUMBER_OF_THE_YOUNG;
  return dates.find((date) => date < '2000' || (canBeYoung && date <= today)) ?? null;
}

function inNames(family: string, given: string): Pick<DniScan, 'familyNames' | 'givenNames' | 'fullName'> {
  const [familyNames, givenNames] = [properName(family), properName(given)];
  const isRead = familyNames !== null && givenNames !== null;
  return { familyNames, givenNames, fullName: isRead ? `${givenNames} ${familyNames}` : null };
}

/** Not all letters: in another code page Ñ and Ó arrive as Ð and Ë. */
const NAME = /^[A-ZÀÁÂÃÇÉÊÍÓÔÕÚÜÑ][A-ZÀÁÂÃÇÉÊÍÓÔÕÚÜÑ .'-]*$/;
const LINKS = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/** "DE LA CRUZ D'ANGELO" is "De la Cruz D'Angelo". null if a letter arrived as another character. */
function properName(typed: string): string | null {
  const name = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  // Caps Lock inverts all letters; a single small one is a capital of another code page.
  const capitals = name.toUpperCase();
  if (!NAME.test(capitals) || (name !== capitals && name !== name.toLowerCase())) return null;
  return capitals
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && LINKS.has(word) ? word : word.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

/** Whether a patient of this name may own the DNI: all its words are on the card, among them one of each kind. */
export function agreesWithScan(name: string, { givenNames, familyNames }: DniScan): boolean {
  const [words, given, family] = [name, givenNames ?? '', familyNames ?? ''].map(wordsOf);
  return (
    words!.every((word) => given!.includes(word) || family!.includes(word)) &&
    given!.some((word) => words!.includes(word)) &&
    family!.some((word) => words!.includes(word))
  );
}

function wordsOf(name: string): string[] {
  return foldedText(name)
    .replaceAll("'", '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !LINKS.has(word));
}
