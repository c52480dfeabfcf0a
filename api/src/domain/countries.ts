import { foldedText } from './near-words';

/** ISO 3166-1 alpha-2, by code. */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** By code, Spanish name, or adjective: "BO", "Bolivia", "boliviana". null: another text. */
export function readCountry(text: string): string | null {
  const typed = foldedText(text).trim();
  const code = typed.toUpperCase();
  if (COUNTRY_CODES.includes(code)) return code;
  const named = COUNTRY_CODES.find((one) => foldedText(countryName(one)) === typed);
  return named ?? ADJECTIVES.find(([stem]) => typed.startsWith(stem))?.[1] ?? null;
}

/** Stems of the adjectives: neighbours and the largest communities. */
const ADJECTIVES: readonly (readonly [stem: string, code: string])[] = [
  ['aleman', 'DE'],
  ['argentin', 'AR'],
  ['bolivian', 'BO'],
  ['brasiler', 'BR'],
  ['brasilen', 'BR'],
  ['chilen', 'CL'],
  ['chin', 'CN'],
  ['colombian', 'CO'],
  ['cuban', 'CU'],
  ['dominican', 'DO'],
  ['ecuatorian', 'EC'],
  ['espanol', 'ES'],
  ['estadounidens', 'US'],
  ['frances', 'FR'],
  ['haitian', 'HT'],
  ['italian', 'IT'],
  ['mexican', 'MX'],
  ['paraguay', 'PY'],
  ['peruan', 'PE'],
  ['portugues', 'PT'],
  ['senegales', 'SN'],
  ['ucranian', 'UA'],
  ['uruguay', 'UY'],
  ['venezolan', 'VE'],
];

const NAMES = new Intl.DisplayNames('es-AR', { type: 'region' });

/** "Bolivia" for BO. */
export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}

const HOME = 'AR';

/** By name, Argentina first. */
export function countriesByName(): { code: string; name: string }[] {
  const { compare } = new Intl.Collator('es-AR');
  const rank = ({ code }: { code: string }) => (code === HOME ? 0 : 1);
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).toSorted(
    (one, other) => rank(one) - rank(other) || compare(one.name, other.name),
  );
}
