import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportKind } from '@turnero/api/domain/import-fields';

import { saveCsv } from '../../kit/csv/csv';
import { DataTable, type Column } from '../../kit/list/DataTable';
import type { Table } from './read-table';
import { faultsFile, faultyRows, type FaultyRow, type RowCounts } from './row-counts';
import { texts } from './texts';
import type { Results } from './useRowRun';

const MOST_SHOWN = 50;
const COLUMNS: readonly Column<FaultyRow>[] = [
  { id: 'line', header: texts.faults.line, cell: ({ line }) => texts.faults.row(line), card: 'title' },
  { id: 'why', header: texts.faults.why, cell: ({ why }) => why, takesRest: 'whole' },
];

interface Props {
  kind: ImportKind;
  table: Table;
  results: Results;
  counts: RowCounts;
}

/** Counts and faulty rows. */
export function RowsResult({ kind, table, results, counts }: Props) {
  const faulty = faultyRows(kind, results);
  const newAndKnown = texts.newAndKnown[kind];
  const { ready, made, already, unanswered, fills } = counts;
  const said = [
    ...(made > 0 ? [texts.run.made(made)] : []),
    ...(ready > 0 ? [texts.check.ready(ready)] : []),
    ...(newAndKnown && ready + made > 0 ? [newAndKnown(ready + made - fills, fills)] : []),
    ...(already > 0 ? [texts.already(already)] : []),
    ...(faulty.length > 0 ? [texts.faulty(faulty.length)] : []),
    ...(unanswered > 0 ? [texts.unanswered(unanswered)] : []),
  ];
  return (
    <Stack spacing={3}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {said.join(' · ')}
      </Typography>
      {faulty.length > 0 && (
        <>
          <DataTable
            caption={texts.faults.caption}
            columns={COLUMNS}
            list={{ rows: faulty.slice(0, MOST_SHOWN), busy: false, failed: false, retry: () => Promise.resolve() }}
            rowKey={({ line }) => line}
            empty={null}
            errorTitle=""
          />
          {faulty.length > MOST_SHOWN && <Typography>{texts.faults.more(faulty.length - MOST_SHOWN)}</Typography>}
          <div>
            <Button
              variant="outlined"
              onClick={() => saveCsv(texts.faults.file(table.fileName), faultsFile(table, faulty))}
            >
              {texts.faults.save}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
