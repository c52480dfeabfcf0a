import { foldedText } from './near-words';

/** PostgreSQL patterns for one folded word. null matches nothing. */
export interface WordPatterns {
  /** In any gender and number: odontólogas, of odontólogo. */
  whole: string;
  /** Prefix, while typing. */
  start: string;
  /** `whole`, but null for a word that every text has. */
  inRunningText: string | null;
  /** One typing error away. */
  near: string | null;
  /** Prefix of a name: no gender or number. */
  named: string;
  namedNear: string | null;
}

const MOST_WORDS = 6;
const LONGEST = 24;
/** "apto" is not "auto" mistyped. */
const NEAR_FROM = 5;
/** Four letters distinguish names. */
const NAME_NEAR_FROM = 4;
/** The word may continue after the error. */
const GOES_ON_FROM = 6;

const ARTICLES =
  'a al con de del el en es esta hay la las lo los me mi mis o para por que se su sus un una y ya yo soy quiero necesito ' +
  'busco buscar tengo tiene turno turnos pedir sacar reservar consulta consultas dr dra dres doctor doctora doctores ' +
  'lic licenciado licenciada sr sra especialista especialistas profesional profesionales';
const COMPLAINTS = 'dolor dolores duele duelen problema problemas molestia molestias medico medica medicos medicas';
const PASSED_OVER = new Set(`${ARTICLES} ${COMPLAINTS}`.split(' '));
const IN_EVERY_TEXT = new Set(ARTICLES.split(' '));

/** [] without words. Words of every complaint ("me duele") count only if there are no others. */
export function searchPatterns(search: string): WordPatterns[] {
  const words = foldedText(search)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !PASSED_OVER.has(word));
  const looked = telling.length > 0 ? telling : words;
  return [...new Set(looked)].slice(0, MOST_WORDS).map((word) => patternsOf(word.slice(0, LONGEST)));
}

function patternsOf(word: string): WordPatterns {
  const stem = stemOf(word);
  const whole = `\\m(?:${word}|${stem}${endings(stem)})\\M`;
  const isForgiven = /^[a-z]+$/.test(word);
  return {
    whole,
    start: `\\m(?:${word}${stem.length >= NEAR_FROM ? `|${stem}` : ''})`,
    inRunningText: IN_EVERY_TEXT.has(word) ? null : whole,
    near: isForgiven && word.length >= NEAR_FROM ? nearPattern(word, stem) : null,
    named: `\\m${word}`,
    namedNear:
      isForgiven && word.length >= NAME_NEAR_FROM
        ? `\\m${oneErrorAway(word)}${word.length >= GOES_ON_FROM ? '' : '\\M'}`
        : null,
  };
}

function nearPattern(word: string, stem: string): string {
  const wholeNear = `\\m${oneErrorAway(stem.length >= NAME_NEAR_FROM ? stem : word)}${endings(stem)}\\M`;
  return word.length >= GOES_ON_FROM ? `${wholeNear}|\\m${oneErrorAway(word)}` : wholeNear;
}

function oneErrorAway(word: string): string {
  const errors = Array.from(word, (letter, at) => {
    const [before, rest] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = rest === '' || rest[0] === letter ? '' : `|${rest[0]}${letter}${rest.slice(1)}`;
    return `${before}(?:[a-z]?${rest}|[a-z]${letter}${rest}${swapped})`;
  });
  return `(?:${word}[a-z]?|${errors.join('|')})`;
}

/** odontolog, of odontología and odontólogas. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const one = word.replace(/([^aeiou])es$/, '$1').replace(/([aeiou])s$/, '$1');
  return without(one, /(?:ista|ic[ao]|i[ao])$/, 5) ?? without(one, /[aeo]$/, 3) ?? one;
}

function without(word: string, ending: RegExp, leastLetters: number): string | undefined {
  const stem = word.replace(ending, '');
  return stem !== word && stem.length >= leastLetters ? stem : undefined;
}

function endings(stem: string): string {
  return stem.length > 4 ? '(?:[aeo]?s?|i[ao]s?|ic[ao]s?|istas?)' : '(?:[aeo]?s?)';
}
