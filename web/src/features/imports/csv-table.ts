/** Lines of fields: ; , or tab between them, as the first line has most of; quotes around fields that hold these. */
export function csvTable(text: string): string[][] {
  const separator = separatorOf(text);
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

function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const counts = [';', '\t', ','].map((separator) => ({ separator, count: first.split(separator).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

/** Without the apostrophe by which our own files keep spreadsheets from reading a text as a formula. */
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
