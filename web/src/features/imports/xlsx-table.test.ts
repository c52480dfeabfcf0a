import { shownCell } from '@turnero/api/domain/import-cells';
import { strToU8, zipSync } from 'fflate';

import { xlsxTables } from './xlsx-table';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** One sheet: a date with a time, a time alone, a plain number, `serial` days from its system's first day. */
function workbook(date1904: string, serial: number): Uint8Array<ArrayBuffer> {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr ${date1904}/>
      <sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="20"/>
      </cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1">
      <c r="A1" s="1"><v>${serial}.416666664</v></c><c r="B1" s="2"><v>0.5</v></c><c r="C1"><v>30123456</v></c>
      </row></sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

test.each([
  ['date1904="1"', 44_915],
  ['date1904="true"', 44_915],
  ['date1904="false"', 46_377],
  ['', 46_377],
])('a workbook with date1904 %j has the dates that its program shows', async (date1904, serial) => {
  const bytes = workbook(date1904, serial);
  const [sheet] = await xlsxTables(new Blob([bytes]), bytes);
  expect(sheet).toMatchObject({ name: 'Hoja' });
  expect(sheet!.lines[0]!.map(shownCell)).toEqual(['2026-12-21 10:00', '12:00', '30123456']);
});
