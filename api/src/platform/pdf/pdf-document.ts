/**
 * A PDF of texts, lines and boxes on A4, in the Helvetica that every reader has. Only ASCII, whatever is written: it
 * may go wherever a text may.
 */
export const A4 = { width: 595, height: 842 };

interface TextStyle {
  size: number;
  bold?: boolean;
  /** What goes beyond is cut off. */
  width: number;
}

/** In points, from the upper left corner. */
export class PdfPage {
  private readonly drawn: string[] = [];

  /** `y` is the line that the letters stand on. */
  text(x: number, y: number, text: string, { size, bold = false, width }: TextStyle): void {
    const [top, height] = [fromBottom(y + size / 2), size * 2];
    this.drawn.push(
      `q ${x} ${top} ${width} ${height} re W n`,
      `BT /${bold ? 'B' : 'R'} ${size} Tf ${x} ${fromBottom(y)} Td (${escaped(text)}) Tj ET Q`,
    );
  }

  line(x: number, y: number, width: number): void {
    this.drawn.push(`0.5 w ${x} ${fromBottom(y)} m ${x + width} ${fromBottom(y)} l S`);
  }

  /** To be ticked. */
  box(x: number, y: number, side: number): void {
    this.drawn.push(`0.75 w ${x} ${fromBottom(y + side)} ${side} ${side} re S`);
  }

  get content(): string {
    return this.drawn.join('\n');
  }
}

function fromBottom(y: number): number {
  return Math.round((A4.height - y) * 100) / 100;
}

const FONTS = { R: 'Helvetica', B: 'Helvetica-Bold' };

export function pdfDocument(pages: readonly PdfPage[]): string {
  const [catalog, tree, regular, bold, firstPage] = [1, 2, 3, 4, 5];
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const resources = `<< /Font << /R ${regular} 0 R /B ${bold} 0 R >> >>`;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages ${tree} 0 R >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${A4.width} ${A4.height}] >>`,
    font(FONTS.R),
    font(FONTS.B),
    ...pages.flatMap(({ content }, index) => [
      `<< /Type /Page /Parent ${tree} 0 R /Resources ${resources} /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return (
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}` +
    `trailer\n<< /Size ${size} /Root ${catalog} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  );
}

/** Of WinAnsiEncoding, what Latin-1 has not. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

function escaped(text: string): string {
  return [...text.normalize('NFC')].map(escapedLetter).join('');
}

function escapedLetter(letter: string): string {
  if (/[\\()]/.test(letter)) return `\\${letter}`;
  if (/[\x20-\x7e]/.test(letter)) return letter;
  const code = WIN_ANSI[letter] ?? letter.codePointAt(0)!;
  if (code >= 0x80 && code <= 0xff) return `\\${code.toString(8)}`;
  // Without its accent, if that is what is unknown about it.
  const [plain = ''] = letter.normalize('NFD');
  return /[\x20-\x7e]/.test(plain) && plain !== letter ? escapedLetter(plain) : /\s/.test(letter) ? ' ' : '?';
}
