import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { DataTable, type Column } from '../../kit/list/DataTable';
import { RowAction } from '../../kit/list/RowAction';
import type { Rows } from '../../kit/list/usePagedQuery';
import { EmptyState } from '../../kit/states/EmptyState';
import { momentText } from '../../kit/time/wall-time';
import { DeleteIcon } from '../../kit/ui/icons';
import { useUndoImportMutation, type ImportFactsFragment } from './imports.generated';
import { texts } from './texts';

const COLUMNS: readonly Column<ImportFactsFragment>[] = [
  { id: 'file', header: texts.list.file, cell: ({ fileName }) => fileName, card: 'title', takesRest: 'whole' },
  { id: 'kind', header: texts.list.kind, cell: ({ kind }) => texts.kinds[kind] },
  {
    id: 'rows',
    header: texts.list.rows,
    cell: ({ madeCount, rowCount, undoneAt }) =>
      undoneAt === null ? texts.list.rowsText(madeCount, rowCount) : texts.list.undone,
  },
  { id: 'when', header: texts.list.when, cell: ({ createdAt }) => momentText(createdAt) },
  { id: 'by', header: texts.list.by, cell: ({ createdByName }) => createdByName ?? texts.list.gone },
];

interface Props {
  list: Rows<ImportFactsFragment>;
  onUndone: (id: number) => void;
}

/** Each can be undone as a whole. */
export function ImportsList({ list, onUndone }: Props) {
  const [undo] = useUndoImportMutation();
  const undoing = useDeletion<ImportFactsFragment>(texts.undo, list.retry, ({ id, kind, fileName, madeCount }) => ({
    about: (
      <Subject>
        <span className="line">{fileName}</span>
      </Subject>
    ),
    consequences: kind === 'patients' || kind === 'insurers' ? texts.undo[kind] : [texts.undo.consequence(madeCount)],
    remove: async () => {
      const outcome = await undo({ id });
      if (!outcome.error) onUndone(id);
      return outcome;
    },
  }));
  return (
    <Stack component="section" spacing={3} aria-labelledby="imports-list">
      <Typography id="imports-list" variant="h2">
        {texts.list.title}
      </Typography>
      <DataTable
        caption={texts.list.title}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowActions={(row) =>
          row.madeCount > 0 && (
            <RowAction
              icon={DeleteIcon}
              label={texts.list.undo}
              of={row.fileName}
              onClick={() => undoing.ask(row)}
              hasDialog
            />
          )
        }
        empty={<EmptyState title={texts.list.empty} />}
        errorTitle={texts.list.failed}
      />
      {undoing.dialog}
    </Stack>
  );
}
