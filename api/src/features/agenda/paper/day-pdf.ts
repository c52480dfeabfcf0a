import { dateText } from '../../../domain/date-text';
import { printable } from '../../../platform/pdf/printable-text';
import { daySheets, timeOf, type DaySheet, type SheetRow, type SheetDay } from './day-sheets';

type Document = InstanceType<typeof import('pdfkit')>;

/** Points. */
const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 36;
const WIDTH = A4.width - 2 * MARGIN;
const FIRST_ROW = 112;
const ROW = 34;
export const ROWS_OF_PAGE = Math.floor((A4.height - MARGIN - FIRST_ROW) / ROW);
const BOX = 14;
const TIME = MARGIN;
const PATIENT = TIME + 88;
const WHERE = PATIENT + 220;
const CAME = WHERE + 130;
const SEEN = CAME + 48;
const FONTS = { regular: 'Helvetica', bold: 'Helvetica-Bold' };

/** A page for each professional and room. */
export async function dayPdf(clinic: string, day: SheetDay): Promise<Buffer> {
  // Lazy: reads font metrics, and few clinics print.
  const { default: PDFDocument } = await import('pdfkit');
  const title = `${clinic} · ${dateText(day.date)}`;
  const info = { Title: printable(title), CreationDate: new Date(day.now) };
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, lang: 'es-AR', info });
  const written = document.toArray();
  const note = `Impreso el ${dateText(day.now.slice(0, 10))} ${timeOf(day.now)}. Los turnos pueden haber cambiado después.`;
  const sheets = daySheets(day);
  if (sheets.length === 0) begin(document, title, 'No hay turnos para este día', note);
  for (const sheet of sheets) {
    for (const rows of inParts(sheet.rows)) {
      begin(document, title, sheet.heading, note);
      heads(document, sheet);
      for (const [index, row] of rows.entries()) draw(document, FIRST_ROW + index * ROW, row);
    }
  }
  document.end();
  return Buffer.concat(await written);
}

function inParts(rows: readonly SheetRow[]): (readonly SheetRow[])[] {
  const count = Math.ceil(rows.length / ROWS_OF_PAGE);
  return Array.from({ length: count }, (_, part) => rows.slice(part * ROWS_OF_PAGE, (part + 1) * ROWS_OF_PAGE));
}

function begin(document: Document, title: string, heading: string, note: string): void {
  document.addPage();
  write(document, MARGIN, 46, title, { size: 11, width: WIDTH });
  write(document, MARGIN, 70, heading, { size: 18, bold: true, width: WIDTH });
  write(document, MARGIN, A4.height - 20, note, { size: 9, width: WIDTH });
}

function heads(document: Document, { where }: DaySheet): void {
  const style = { size: 10, bold: true, width: 100 };
  const y = FIRST_ROW - 12;
  write(document, TIME, y, 'Hora', style);
  write(document, PATIENT, y, 'Paciente', style);
  write(document, WHERE, y, where, style);
  write(document, CAME - 8, y, 'Vino', style);
  write(document, SEEN - 12, y, 'Atendido', style);
  rule(document, FIRST_ROW - 5);
}

function draw(document: Document, top: number, { time, belowTime, patientName, belowName, where }: SheetRow): void {
  const first = top + 12;
  write(document, TIME, first, time, { size: 13, bold: true, width: PATIENT - TIME });
  write(document, TIME, first + 14, belowTime, { size: 10, width: PATIENT - TIME - 6 });
  write(document, PATIENT, first, patientName, { size: 13, bold: true, width: WHERE - PATIENT - 6 });
  write(document, PATIENT, first + 14, belowName, { size: 11, width: WHERE - PATIENT - 6 });
  write(document, WHERE, first, where, { size: 12, width: CAME - WHERE - 14 });
  for (const left of [CAME, SEEN])
    document
      .lineWidth(0.75)
      .rect(left, top + 2, BOX, BOX)
      .stroke();
  rule(document, top + ROW - 5);
}

function rule(document: Document, y: number): void {
  document
    .lineWidth(0.5)
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .stroke();
}

interface TextStyle {
  size: number;
  bold?: boolean;
  /** Longer text is cut. */
  width: number;
}

/** `y` is the baseline. */
function write(document: Document, x: number, y: number, text: string, { size, bold = false, width }: TextStyle): void {
  document.font(bold ? FONTS.bold : FONTS.regular).fontSize(size);
  document.text(printable(text), x, y, { width, height: size, ellipsis: true, baseline: 'alphabetic' });
}
