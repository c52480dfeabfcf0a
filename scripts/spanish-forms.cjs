/**
 * Distinguishes tú from vos. "Elige" can also be third person: it is an order at the start of a sentence, after a
 * comma, a colon, y, o and por favor.
 */

/** With vos, the last vowel has an accent: "elegí". */
const ORDERS = [
  'abre',
  'acota',
  'agrega',
  'aplica',
  'arrastra',
  'asigna',
  'avisa',
  'borra',
  'busca',
  'cambia',
  'cancela',
  'cierra',
  'completa',
  'comprueba',
  'comunica',
  'confirma',
  'configura',
  'contacta',
  'continúa',
  'copia',
  'corrige',
  'crea',
  'desactiva',
  'describe',
  'elige',
  'elimina',
  'envía',
  'escribe',
  'espera',
  'guarda',
  'ignora',
  'indica',
  'ingresa',
  'inicia',
  'intenta',
  'llama',
  'llega',
  'marca',
  'mira',
  'mueve',
  'pide',
  'prueba',
  'quita',
  'reasigna',
  'recarga',
  'recuerda',
  'reintenta',
  'repite',
  'responde',
  'revisa',
  'selecciona',
  'sube',
  'suspende',
  'toca',
  'usa',
  'verifica',
  'vuelve',
];
/** Orders only with these words, else nouns. */
const ORDERS_OF_NOUNS = String.raw`reserva (?:un|una|tu|más|otro)`;
const SAID_TO_TU = [
  'tú',
  'ti',
  'contigo',
  'eres',
  'tienes',
  'puedes',
  'quieres',
  'prefieres',
  'debes',
  'sabes',
  'haces',
  'dices',
  'vienes',
  'necesitas',
  'recuerdas',
  'pierdes',
  'entras',
  'acabas',
  'sientes',
  'conoces',
  'hazlo',
  'ponlo',
  'tenlo',
  'dinos',
  'haz',
  'pon',
];
/** Nouns that look like forms of tú. */
const NOUNS_IN_S = new Set(['copias', 'marcas', 'pruebas', 'esperas', 'llamas']);
/** Third person. */
const ABOUT_A_THING = /^(?:Vuelve a ofrecerse a los pacientes\.)$/;

const WORD = /\p{L}+/gu;
const LETTER = String.raw`[\p{L}\p{N}]`;
const presents = ORDERS.map((order) => `${order}s`).filter((form) => !NOUNS_IN_S.has(form));
const SAID = words([...SAID_TO_TU, ...presents], '');
const ORDERED = words(
  [...ORDERS, ORDERS_OF_NOUNS],
  String.raw`(?<=^\s*|[.!?…»:;,(¡¿]\s*|(?<!${LETTER})(?:y|e|o|u|favor)\s)`,
);
const BARE = new Set(ORDERS.map(withoutAccents));
const CLITIC = /(?:selo|sela|selos|selas|telo|tela|melo|mela|los|las|les|nos|lo|la|le|te|me|se)$/;

/** Matches whole words. */
function words(forms, before) {
  return new RegExp(`${before}(?<!${LETTER})(?:${forms.join('|')})(?!${LETTER})`, 'giu');
}

/** ['tienes', 'Elige', 'comunícate']. */
function wordsToTu(text) {
  return [
    ...wordsOnlyToTu(text),
    ...(isOneSmallWord(text) || ABOUT_A_THING.test(text) ? [] : (text.match(ORDERED) ?? [])),
  ];
}

/** Without orders, for descriptions ("Cambia las claves enviadas"). */
function wordsOnlyToTu(text) {
  return [...(text.match(SAID) ?? []), ...(text.match(WORD) ?? []).filter(isOrderWithPronoun)];
}

/** Probably a key. */
function isOneSmallWord(text) {
  return /^\p{Ll}+$/u.test(text);
}

/** "comunícate", but not "comunicate" or "pedíselo", which are vos. */
function isOrderWithPronoun(word) {
  const bare = withoutAccents(word.toLowerCase());
  return bare !== word.toLowerCase() && BARE.has(bare.replace(CLITIC, '')) && CLITIC.test(bare);
}

function withoutAccents(word) {
  return word.normalize('NFD').replace(/\u0301/g, '');
}

module.exports = { wordsToTu, wordsOnlyToTu };
