import type { InsurerKind } from './common-insurers';
import { foldedText } from './near-words';

interface Named {
  name: string;
  aliases: readonly string[];
}

/**
 * The insurers that patients mean by some words, best first: a whole name or alias, then a name that begins with the
 * words, then all words anywhere. Words that name none, such as "mi obra social", find all, and "mi prepaga" the prepaid.
 */
export function findInsurers<It extends Named & { kind: InsurerKind }>(insurers: readonly It[], search: string): It[] {
  const words = significantWords(search);
  if (words.length === 0 || (asksForInsurer(search) && !namesInsurer(search))) {
    return PREPAID.test(foldedText(search)) ? insurers.filter(({ kind }) => kind === 'prepaid') : [...insurers];
  }
  const ranked = insurers.map((insurer) => ({ insurer, rank: rankOf(insurer, words) }));
  return ranked
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => a.rank! - b.rank!)
    .map(({ insurer }) => insurer);
}

/** Insurers with a whole name or alias of these words alone. */
export function insurersCalled<It extends Named>(insurers: readonly It[], search: string): It[] {
  const words = significantWords(search);
  return words.length === 0 ? [] : insurers.filter((insurer) => isCalled(insurer, words));
}

/** Whether some words tell insurers apart, unlike "prepaga" and "salud". */
export function namesInsurer(search: string): boolean {
  return significantWords(search).some((word) => word !== 'salud');
}

/** Whether the words ask about insurers, in contrast to care. */
export function asksForInsurer(search: string): boolean {
  return ASKING.test(foldedText(search));
}

const PREPAID = /^(?!.*\bobras?\b).*\bprepagas?\b/;
const ASKING = /\b(?:obras? social(?:es)?|prepagas?|cobertura|plan medico)\b/;

function rankOf(insurer: Named, words: readonly string[]): number | null {
  if (isCalled(insurer, words)) return 0;
  if (isBegun(wordsOf(insurer.name), words)) return 1;
  const known = [insurer.name, ...insurer.aliases].flatMap(wordsOf);
  return words.every((word) => known.some((other) => begins(other, word))) ? 2 : null;
}

function isCalled({ name, aliases }: Named, words: readonly string[]): boolean {
  return [name, ...aliases].some((called) => {
    const whole = significantWords(called);
    return (
      whole.length === words.length &&
      whole.every((word, index) => withoutPlural(word) === withoutPlural(words[index]!))
    );
  });
}

const isBegun = (called: readonly string[], words: readonly string[]) =>
  words.every((word, index) => called[index] !== undefined && begins(called[index], word));

/** In either number: "camionero" and "camioneros". */
const begins = (word: string, start: string) => word.startsWith(start) || word === withoutPlural(start);
const withoutPlural = (word: string) => (word.length > 5 ? word.replace(/(?<=[aeiou])s$|(?<=[^aeiou])es$/, '') : word);

/** Words that every insurer has, and those of a sentence around the name. */
const FILLERS = new Set(
  (
    'a al con de del el en la las lo los mi mis me o para por que se su un una y ya yo soy somos hay tengo tiene tienen ' +
    'obra obras social sociales prepaga prepagas cobertura plan atiende atienden atendes aceptan acepta toman trabajan ' +
    'trabajas reciben puedo usar turno turnos gremio sindicato os medica medico paciente pacientes'
  ).split(' '),
);

/** Numbers beside a name are those of plans; alone they are codes of insurers. */
function significantWords(search: string): string[] {
  const words = wordsOf(search).filter((word) => !FILLERS.has(word));
  const names = words.filter((word) => !/\d/.test(word));
  return names.length > 0 ? names : words;
}

/** "O.S.D.E." is one word. */
function wordsOf(text: string): string[] {
  return foldedText(text)
    .replace(/\b(?:[a-z]\.){2,}[a-z]?/g, (initials) => initials.replaceAll('.', ''))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
