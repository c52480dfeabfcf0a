/** Splits at ; , or tab, with quoted fields. Excel's line `sep=;` counts as blank. */
export function csvTable(text: string): string[][] {
  const [named = '', told] = /^"?sep=([;,|\t])"?\s*?(?:\r?\n|$)/i.exec(text) ?? [];
  return told === undefined ? linesOf(text, separatorOf(text)) : [[''], ...linesOf(text.slice(named.length), told)];
}

function linesOf(text: string, separator: string): string[][] {
  const table: string[][] = [];
  let fields: string[] = [];
  let field = '';
  let isQuoted = false;
  const endLine = () => {
    table.push([...fields, asTyped(field)]);
    fields = [];
    field = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && field === '') isQuoted = true;
    else if (letter === separator) {
      fields.push(asTyped(field));
      field = '';
    } else if (letter === '\n') endLine();
    else if (letter !== '\r') field += letter;
  }
  if (field !== '' || fields.length > 0) endLine();
  return table;
}

/** The separator that gives most first lines the same number of fields; a title has none. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 20);
  const scores = [';', '\t', ','].map((separator) => {
    const counts = lines.map((line) => line.split(separator).length).filter((count) => count > 1);
    const alike = counts.map((count) => ({ count, lines: counts.filter((other) => other === count).length }));
    const [best = { count: 0, lines: 0 }] = alike.toSorted((a, b) => b.lines - a.lines || b.count - a.count);
    return { separator, ...best };
  });
  return scores.reduce((most, one) =>
    one.lines > most.lines || (one.lines === most.lines && one.count > most.count) ? one : most,
  ).separator;
}

const LOOKED_AT = 100_000;

/** Drops the apostrophe with which our files protect formulas. */
function asTyped(field: string): string {
  return field.trim().replace(/^'(?=\s*[=+\-@])/, '');
}

/** UTF-8, UTF-16 as Excel saves "Unicode text", or Windows-1252. */
export function decodedText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
