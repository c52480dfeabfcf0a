/** CHANGELOG.md: a section per version, newest first, after the unreleased section. */
const UNRELEASED = '## Sin publicar';

const HEADINGS = { breaking: 'Incompatible', new: 'Nuevo', changed: 'Cambia', deprecated: 'Obsoleto' };

/** Changes that the unreleased section doesn't mention. */
function unlisted(changes, text) {
  const part = unreleasedPart(text);
  const breaking = namedIn(underHeading(part, HEADINGS.breaking));
  const all = namedIn(part);
  return changes.filter((change) =>
    change.kind === 'breaking'
      ? !isNamed(change.at, breaking)
      : ![change.at, parentOf(change.at)].some((at) => isNamed(at, all)),
  );
}

/** An entry of a new type covers its fields. */
function parentOf(at) {
  return at.includes(' ') ? at : at.split('.').slice(0, -1).join('.') || at;
}

function isNamed(at, names) {
  return names.some((name) => pattern(name).test(at));
}

/** `Room.capacity`, `GET /rooms`, and with a star several: `AppointmentPage.*`. */
function pattern(name) {
  return new RegExp(
    `^${name
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );
}

function namedIn(text) {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
}

/** Adds a line per change; breaking ones are left to a person, who describes the alternative. */
function withLines(changes, text) {
  return Object.entries(HEADINGS)
    .filter(([kind]) => kind !== 'breaking')
    .reduce((written, [kind, heading]) => {
      const lines = linesOf(changes.filter((change) => change.kind === kind));
      return lines.length === 0 ? written : addUnder(written, heading, lines);
    }, text);
}

function linesOf(changes) {
  const texts = new Map(changes.map(({ at }) => [at, new Set()]));
  for (const { at, text } of changes) texts.get(at).add(text);
  return [...texts].map(([at, told]) => `- \`${at}\`: ${[...told].join('; ')}`);
}

function addUnder(text, heading, lines) {
  const part = unreleasedPart(text);
  const title = `### ${heading}\n`;
  const [before, after] = part.includes(title) ? part.split(title) : [`${part.trimEnd()}\n\n`, ''];
  const grown = `${before}${title}\n${lines.join('\n')}\n${after.replace(/^\n(?=- )/, '')}`;
  return text.replace(part, () => `${grown.trimEnd()}\n\n`);
}

function unreleasedPart(text) {
  const start = text.indexOf(`${UNRELEASED}\n`);
  if (start === -1) throw new Error(`CHANGELOG.md has no part ${UNRELEASED}`);
  const end = text.indexOf('\n## ', start + UNRELEASED.length);
  return text.slice(start, end === -1 ? undefined : end + 1);
}

function underHeading(part, heading) {
  const [, found = ''] = part.split(`\n### ${heading}\n`);
  return found.split('\n### ')[0];
}

/** Gives the unreleased section its version, and starts an empty one. */
function released(text, version, day) {
  return text.replace(`${UNRELEASED}\n`, () => `${UNRELEASED}\n\n## ${version} — ${day}\n`);
}

/** Why `next` may not follow `version` with these changes; undefined if it may. */
function versionFault(version, next, changes) {
  const [old, now] = [version, next].map(numbersOf);
  if (now === null) return `${next} no es una versión: por ejemplo 1.4.0`;
  const step = now.findIndex((number, index) => number !== old[index]);
  if (step === -1 || now[step] < old[step]) return `${next} no sigue a ${version}`;
  // Before 1.0.0 everything may change (semver.org, 4).
  const isBreaking = old[0] > 0 && changes.some(({ kind }) => kind === 'breaking');
  const least = isBreaking ? 0 : changes.length > 0 ? 1 : 2;
  if (step <= least) return undefined;
  return least === 0
    ? `con cambios incompatibles sigue ${old[0] + 1}.0.0`
    : `con lo nuevo sigue ${old[0]}.${old[1] + 1}.0`;
}

function numbersOf(version) {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found && found.slice(1).map(Number);
}

module.exports = { HEADINGS, released, unlisted, versionFault, withLines };
