import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fieldText, shownCell } from '@turnero/api/domain/import-cells';
import type { ImportField } from '@turnero/api/domain/import-field';
import { IMPORT_FIELDS, type ImportKind } from '@turnero/api/domain/import-fields';
import { useId } from 'react';

import { SelectField } from '../../kit/form/SelectField';
import { OffButton } from '../../kit/ui/OffButton';
import { missingFields, type Mapping } from './import-chunks';
import { possibleHeadings, type Table, type TableRow } from './read-table';
import { texts } from './texts';

const GRID = { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' };
const LONGEST_EXAMPLE = 40;

interface Props {
  kind: ImportKind;
  table: Table;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  /** By its line. */
  onHeadings: (line: number) => void;
  off: boolean;
  onCheck: () => void;
}

/** Which column tells what. */
export function ColumnsStep({ kind, table, mapping, onMapping, onHeadings, off, onCheck }: Props) {
  const id = useId();
  const missing = missingFields(kind, mapping);
  const columns = table.headings.map((heading, index) => ({
    value: String(index),
    label: heading || texts.columns.untitled(index + 1),
  }));
  const change = (field: string, value: string) => {
    const { [field]: _, ...others } = mapping;
    onMapping(value === '' ? others : { ...others, [field]: Number(value) });
  };
  return (
    <Stack component="section" spacing={3} aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h2">
        {texts.columns.title}
      </Typography>
      <Typography>{texts.columns.hint}</Typography>
      <SelectField
        label={texts.columns.headings}
        value={String(table.headingLine)}
        options={possibleHeadings(table).map((row) => ({ value: String(row.line), label: lineLabel(row) }))}
        onChange={(value) => !off && onHeadings(Number(value))}
      />
      <Box sx={GRID}>
        {IMPORT_FIELDS[kind].map(({ name, label, isRequired, holds }) => (
          <SelectField
            key={name}
            label={label}
            required={isRequired ?? false}
            value={String(mapping[name] ?? '')}
            options={[{ value: '', label: texts.columns.none }, ...columns]}
            onChange={(value) => !off && change(name, value)}
            hint={exampleOf(table, { holds }, mapping[name])}
          />
        ))}
      </Box>
      {missing.length > 0 && <Typography id={`${id}-missing`}>{texts.columns.missing(missing)}</Typography>}
      <div>
        <OffButton
          variant="contained"
          off={off || missing.length > 0}
          whyId={missing.length > 0 ? `${id}-missing` : undefined}
          onClick={onCheck}
        >
          {texts.columns.check}
        </OffButton>
      </div>
    </Stack>
  );
}

function exampleOf({ rows }: Table, field: Pick<ImportField, 'holds'>, column: number | undefined): string | undefined {
  if (column === undefined) return undefined;
  const example = rows.map(({ cells }) => fieldText(field, cells[column] ?? null)).find((text) => text !== '');
  return example === undefined ? undefined : texts.columns.example(shortened(example));
}

function lineLabel({ line, cells }: TableRow): string {
  const filled = cells.map(shownCell).filter((text) => text !== '');
  return texts.columns.line(line, shortened(filled.join(' · ')));
}

function shortened(text: string): string {
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text;
}
