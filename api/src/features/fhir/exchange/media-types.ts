import { AppError } from '../../../platform/errors/app-error';

/** Accepted for requests; responses use the first. */
export const FHIR_JSON = ['application/fhir+json', 'application/json'] as const satisfies readonly [
  string,
  ...string[],
];
export const NDJSON = ['application/fhir+ndjson', 'application/ndjson', 'application/x-ndjson'] as const;
export const FORM = ['application/x-www-form-urlencoded'] as const satisfies readonly [string, ...string[]];

const SHORT: ReadonlyMap<string, string> = new Map([
  ['json', 'application/fhir+json'],
  ['ndjson', 'application/fhir+ndjson'],
]);

/** By `_format` if given, else by Accept. NOT_ACCEPTABLE. */
export function assertAccepts(accept: string | undefined, format: string | null, offered: readonly string[]): void {
  const wanted = format === null || format === '' ? (accept ?? '*/*') : (SHORT.get(format) ?? format.replace(' ', '+'));
  if (wanted.split(',').some((part) => isOffered(part, offered))) return;
  throw new AppError('NOT_ACCEPTABLE', `La respuesta es ${offered[0]}, y lo que se pide no la admite`);
}

function isOffered(part: string, offered: readonly string[]): boolean {
  const [type = '', ...parameters] = part
    .toLowerCase()
    .split(';')
    .map((it) => it.trim());
  if (parameters.some((it) => /^q=0(\.0*)?$/.test(it))) return false;
  return type === '' || type === '*/*' || type === 'application/*' || offered.includes(type);
}
