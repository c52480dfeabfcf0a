/**
 * How a sentence in tú is told from one in vos and from one about somebody. "Elige" is an order to tú and also what he or she
 * does; it counts as an order where orders stand: at the beginning of a sentence, after a comma or colon, after y, o and por favor.
 */

/** Orders to tú. Those with vos have the accent at the end: "elegí". */
const ORDERS = [
  'abre', 'acota', 'agrega', 'aplica', 'arrastra', 'asigna', 'avisa', 'borra', 'busca', 'cambia', 'cancela', 'cierra', 'completa',
  'comprueba', 'comunica', 'confirma', 'configura', 'contacta', 'continúa', 'copia', 'corrige', 'crea', 'desactiva', 'describe', 'elige',
  'elimina', 'envía', 'escribe', 'espera', 'guarda', 'ignora', 'indica', 'ingresa', 'inicia', 'intenta', 'llama', 'llega', 'marca',
  'mira', 'mueve', 'pide', 'prueba', 'quita', 'reasigna', 'recarga', 'recuerda', 'reintenta', 'repite', 'responde', 'revisa',
  'selecciona', 'sube', 'suspende', 'toca', 'usa', 'verifica', 'vuelve',
];
/** Nouns more often than orders: orders only with what follows. */
const ORDERS_OF_NOUNS = String.raw`reserva (?:un|una|tu|más|otro)`;
/** Said to tú and nothing else. */
const SAID_TO_TU = [
  'tú', 'ti', 'contigo', 'eres', 'tienes', 'puedes', 'quieres', 'prefieres', 'debes', 'sabes', 'haces', 'dices', 'vienes', 'necesitas',
  'recuerdas', 'pierdes', 'entras', 'acabas', 'sientes', 'conoces', 'hazlo', 'ponlo', 'tenlo', 'dinos', 'haz', 'pon',
];
/** "Tú eliges" ends in s; some of these are nouns. */
const NOUNS_IN_S = new Set(['copias', 'marcas', 'pruebas', 'esperas', 'llamas']);
/** As they begin a sentence about a thing that its heading names. */
const ABOUT_A_THING = /^(?:Vuelve a ofrecerse a los pacientes\.)$/;

const WORD = /\p{L}+/gu;
const LETTER = String.raw`[\p{L}\p{N}]`;
const presents = ORDERS.map((order) => `${order}s`).filter((form) => !NOUNS_IN_S.has(form));
const SAID = words([...SAID_TO_TU, ...presents], '');
const ORDERED = words([...ORDERS, ORDERS_OF_NOUNS], String.raw`(?<=^\s*|[.!?…»:;,(¡¿]\s*|(?<!${LETTER})(?:y|e|o|u|favor)\s)`);
const BARE = new Set(ORDERS.map(withoutAccents));
const CLITIC = /(?:selo|sela|selos|selas|telo|tela|melo|mela|los|las|les|nos|lo|la|le|te|me|se)$/;

/** A regular expression of whole words, whatever their case. */
function words(forms, before) {
  return new RegExp(`${before}(?<!${LETTER})(?:${forms.join('|')})(?!${LETTER})`, 'giu');
}

/** The words of a text that are said to tú, e.g. ['tienes', 'Elige', 'comunícate']. */
function wordsToTu(text) {
  return [...wordsOnlyToTu(text), ...(isOneSmallWord(text) || ABOUT_A_THING.test(text) ? [] : (text.match(ORDERED) ?? []))];
}

/** The same of a text that tells what something does ("Cambia las claves enviadas"): no orders. */
function wordsOnlyToTu(text) {
  return [...(text.match(SAID) ?? []), ...(text.match(WORD) ?? []).filter(isOrderWithPronoun)];
}

/** A key, or what another sentence puts in. */
function isOneSmallWord(text) {
  return /^\p{Ll}+$/u.test(text);
}

/** "comunícate": an order that its pronoun has given an accent. Of "comunicate", which is vos, and "pedíselo" it has none there. */
function isOrderWithPronoun(word) {
  const bare = withoutAccents(word.toLowerCase());
  return bare !== word.toLowerCase() && BARE.has(bare.replace(CLITIC, '')) && CLITIC.test(bare);
}

function withoutAccents(word) {
  return word.normalize('NFD').replace(/\u0301/g, '');
}

module.exports = { wordsToTu, wordsOnlyToTu };
