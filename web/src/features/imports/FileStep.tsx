import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { IMPORT_FIELDS, type ImportKind } from '@turnero/api/domain/import-fields';
import type { Permission } from '@turnero/api/domain/permissions';
import { useId } from 'react';

import { useViewer } from '../../clinic/session/useViewer';
import { viewerMay } from '../../clinic/session/viewer-may';
import { csvText, saveCsv } from '../../kit/csv/csv';
import { FieldMessage } from '../../kit/form/FieldMessage';
import { SelectField } from '../../kit/form/SelectField';
import { OffButton } from '../../kit/ui/OffButton';
import { theme } from '../../kit/ui/theme';
import type { Table } from './read-table';
import { texts } from './texts';

const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value: value as ImportKind, label }));
/** Besides the page's own. */
const NEEDED: Partial<Record<ImportKind, Permission>> = { patients: 'patients', insurers: 'prices' };
const ACCEPTED = '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PICKER = {
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
};

/** The names of the columns, which are recognized as they are. */
function saveModel(kind: ImportKind): void {
  saveCsv(texts.file.modelFile(texts.kinds[kind]), csvText([IMPORT_FIELDS[kind].map(({ label }) => label)]));
}

interface Props {
  kind: ImportKind;
  onKind: (kind: ImportKind) => void;
  /** Names of the sheets. */
  sheets: readonly string[];
  /** Its place. */
  sheet: number;
  onSheet: (sheet: number) => void;
  table: Table | null;
  isReading: boolean;
  fault: string | undefined;
  /** Reads the file again; undefined if useless. */
  onRetry: (() => void) | undefined;
  /** While rows are sent. */
  off: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

export function FileStep({
  kind,
  onKind,
  sheets,
  sheet,
  onSheet,
  table,
  isReading,
  fault,
  onRetry,
  off,
  onFile,
  onRemove,
}: Props) {
  const messageId = useId();
  const { viewer } = useViewer();
  const kinds = KINDS.filter(({ value }) => viewerMay(viewer, NEEDED[value] ?? 'settings'));
  return (
    <Stack component="section" spacing={3} aria-labelledby={`${messageId}-title`}>
      <Typography id={`${messageId}-title`} variant="h2">
        {texts.file.title}
      </Typography>
      <Typography>{texts.file.intro}</Typography>
      <SelectField
        label={texts.file.kind}
        value={kind}
        options={kinds}
        onChange={(value) => !off && onKind(value as ImportKind)}
      />
      <Typography color="textSecondary">{texts.file.notes[kind]}</Typography>
      <div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          {/* The input inside takes the focus and the keys. */}
          <Button component="label" variant="outlined" role={undefined} tabIndex={-1} aria-disabled={off} sx={PICKER}>
            {sheets.length > 0 ? texts.file.change : texts.file.choose}
            <input
              type="file"
              style={visuallyHidden}
              accept={ACCEPTED}
              aria-describedby={messageId}
              aria-invalid={fault !== undefined}
              aria-disabled={off}
              onClick={(event) => {
                if (off) event.preventDefault();
              }}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // Allows a corrected file of the same name.
                target.value = '';
                if (file && !off) onFile(file);
              }}
            />
          </Button>
          {sheets.length > 0 ? (
            <OffButton variant="text" off={off} onClick={onRemove}>
              {texts.file.remove}
            </OffButton>
          ) : (
            <Button variant="text" onClick={() => saveModel(kind)}>
              {texts.file.model}
            </Button>
          )}
        </Stack>
        <FieldMessage id={messageId} error={fault} hint={texts.file.hint} />
        {onRetry && (
          <Button variant="text" onClick={onRetry}>
            {texts.file.retry}
          </Button>
        )}
      </div>
      {sheets.length > 1 && (
        <SelectField
          label={texts.file.sheet}
          value={String(sheet)}
          options={sheets.map((name, index) => ({ value: String(index), label: name }))}
          onChange={(value) => !off && onSheet(Number(value))}
          hint={texts.file.sheets(sheets.length)}
        />
      )}
      <Typography role="status">
        {isReading ? texts.file.reading : table && texts.file.chosen(table.fileName, table.rows.length)}
      </Typography>
    </Stack>
  );
}
