import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

import { aboutPatient } from '../../../clinic/appointment/about-patient';
import { useClinic } from '../../../clinic/facts/useClinic';
import { clockTime, longDate, momentText } from '../../../kit/time/wall-time';
import type { AgendaColumns } from '../agenda.paths';
import { texts } from '../texts';
import type { AgendaDay } from '../useAgendaDay';
import { daySheets, type Sheet } from './day-sheets';

/** Prints only this. */
const ONLY_THIS = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '12mm' },
      '@media print': { '#root': { display: 'none !important' } },
    }}
  />
);

const Paper = styled('div')({
  display: 'none',
  '@media print': { display: 'block', color: '#000', background: '#fff' },
  fontSize: '13pt',
  lineHeight: 1.35,
  '& section': { breakAfter: 'page' },
  '& section:last-of-type': { breakAfter: 'auto' },
  '& h2': { margin: 0, fontSize: '18pt', lineHeight: 1.25 },
  '& p': { margin: '2pt 0' },
  '& table': { width: '100%', marginTop: '8pt', borderCollapse: 'collapse' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { padding: '6pt 5pt', border: '0.75pt solid #555', textAlign: 'left', verticalAlign: 'top' },
  '& .time': { whiteSpace: 'nowrap', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .patient': { fontWeight: 700 },
  '& .box': { width: '16mm', textAlign: 'center' },
  '& .box span': { display: 'inline-block', width: '6mm', height: '6mm', border: '1pt solid #000' },
  '& .small': { fontSize: '10pt' },
});

interface Props {
  day: AgendaDay;
  by: AgendaColumns;
  onPrinted: () => void;
}

/** Prints once rendered: a sheet per professional or room, with check boxes. */
export function DayPaper({ day, by, onPrinted }: Props) {
  const clinic = useClinic();
  const sheets = daySheets(day, by);
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <Paper aria-hidden="true">
      {ONLY_THIS}
      {sheets.map((sheet) => (
        <section key={sheet.id}>
          <p>{[clinic?.name, longDate(day.date)].filter(Boolean).join(' · ')}</p>
          <h2>{sheet.title}</h2>
          {sheet.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          <SheetTable sheet={sheet} by={by} />
          <p className="small">{texts.print.printedAt(momentText(day.now))}</p>
        </section>
      ))}
      {sheets.length === 0 && (
        <>
          <h2>{longDate(day.date)}</h2>
          <p>{texts.print.none}</p>
        </>
      )}
    </Paper>,
    document.body,
  );
}

function SheetTable({ sheet, by }: { sheet: Sheet; by: AgendaColumns }) {
  return (
    <table>
      <thead>
        <tr>
          <th>{texts.table.time}</th>
          <th>{texts.table.patient}</th>
          <th>{by === 'sala' ? texts.table.professional : texts.table.room}</th>
          <th className="box">{texts.print.came}</th>
          <th className="box">{texts.print.seen}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.turnos.map((it) => (
          <tr key={it.id}>
            <td className="time">
              {clockTime(it.startTime)} - {clockTime(it.endTime)}
            </td>
            <td>
              <span className="patient">{it.patientName}</span>
              {it.patientPhone && <p>{it.patientPhone}</p>}
              {aboutPatient(it) !== null && <p className="small">{aboutPatient(it)}</p>}
              {it.notes && (
                <p className="small">
                  {texts.print.notes}: {it.notes}
                </p>
              )}
            </td>
            <td>{by === 'sala' ? it.professionalName : it.roomName}</td>
            <td className="box">
              <span />
            </td>
            <td className="box">
              <span />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
