import readWorkbook from 'read-excel-file/browser';

/** Each sheet's cells as texts: values, never formulas. Loaded when the first XLSX file is chosen. */
export async function xlsxTables(file: Blob): Promise<{ name: string; lines: string[][] }[]> {
  const sheets = await readWorkbook(file);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    lines: (data as readonly (readonly unknown[])[]).map((row) => row.map(cellText)),
  }));
}

export function cellText(cell: unknown): string {
  if (cell instanceof Date) return dateText(cell);
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** Spreadsheets keep a mere time as one of their first days, and no zone. */
function dateText(date: Date): string {
  const [day = '', time = ''] = date.toISOString().split('T');
  const minute = time.slice(0, 5);
  if (date.getUTCFullYear() < 1901) return minute;
  return minute === '00:00' ? day : `${day} ${minute}`;
}
