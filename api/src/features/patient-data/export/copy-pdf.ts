import { dateText } from '../../../domain/date-text';
import { printable } from '../../../platform/pdf/printable-text';
import type { ExportRow } from './export-section';
import { SECTIONS } from './export-sections';
import type { PatientCopy } from './patient-copy';

type Document = InstanceType<typeof import('pdfkit')>;

const FONTS = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Tagged, for screen readers. */
export async function copyPdf(copy: PatientCopy): Promise<Buffer> {
  // Lazy: reads font metrics.
  const { default: PDFDocument } = await import('pdfkit');
  const title = `Datos personales · ${copy.clinic}`;
  const document = new PDFDocument({
    size: 'A4',
    margin: 48,
    lang: 'es-AR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: printable(title), CreationDate: new Date(copy.made_at) },
  });
  const written = document.toArray();
  const root = document.struct('Document');
  document.addStructure(root);
  const add = (type: string, text: string, draw: (text: string) => void) => {
    root.add(document.struct(type, {}, () => draw(printable(text))));
  };
  add('H1', title, (text) => document.font(FONTS.bold).fontSize(18).text(text));
  add('P', noteOf(copy), (text) => document.font(FONTS.regular).fontSize(10).text(text).moveDown());
  for (const { name, title: heading, fields } of SECTIONS) {
    const rows = copy.data[name]!;
    add('H2', heading, (text) => document.moveDown().font(FONTS.bold).fontSize(14).text(text).moveDown(0.3));
    const lines = rows.map((row) => lineOf(row, fields));
    for (const line of lines.length > 0 ? lines : ['Nada registrado.'])
      add('P', line, (text) => paragraph(document, text));
  }
  root.end();
  document.end();
  return Buffer.concat(await written);
}

function paragraph(document: Document, text: string): void {
  document.font(FONTS.regular).fontSize(10).text(text, { lineGap: 2 }).moveDown(0.5);
}

const noteOf = ({ clinic, made_at }: PatientCopy) =>
  `Datos de una persona en ${clinic}, al ${shown(made_at)} (Ley 25.326, artículo 14).`;

function lineOf(row: ExportRow, fields: (typeof SECTIONS)[number]['fields']): string {
  return Object.entries(fields)
    .flatMap(([key, field]) => {
      const value = row[key];
      if (value === null || value === undefined) return [];
      const [word, text] =
        typeof field === 'string' ? [field, shown(value)] : [field.word, field.show(value as never) ?? ''];
      return text === '' ? [] : [`${word}: ${text}`];
    })
    .join(' · ');
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.map(shown).join(value.some(isAnswered) ? '; ' : ', ');
  if (isAnswered(value)) return `${value.question}: ${shown(value.answer)}`;
  const text = String(value);
  if (INSTANT.test(text)) return `${dateText(text.slice(0, 10))} ${text.slice(11, 16)}`;
  return DATE.test(text) ? dateText(text) : text;
}

function isAnswered(value: unknown): value is { question: string; answer: unknown } {
  return typeof value === 'object' && value !== null && 'question' in value && 'answer' in value;
}
