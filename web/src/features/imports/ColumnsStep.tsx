import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { IMPORT_FIELDS, type ImportKind } from '@turnero/api/domain/import-fields';
import { useId } from 'react';

import { SelectField } from '../../kit/form/SelectField';
import { OffButton } from '../../kit/ui/OffButton';
import { missingFields, type Mapping } from './import-chunks';
import type { Table } from './read-table';
import { texts } from './texts';

const GRID = { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' };
const LONGEST_EXAMPLE = 40;

interface Props {
  kind: ImportKind;
  table: Table;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  off: boolean;
  onCheck: () => void;
}

/** Which column tells what. */
export function ColumnsStep({ kind, table, mapping, onMapping, off, onCheck }: Props) {
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
      <Box sx={GRID}>
        {IMPORT_FIELDS[kind].map(({ name, label, isRequired }) => (
          <SelectField
            key={name}
            label={label}
            required={isRequired ?? false}
            value={String(mapping[name] ?? '')}
            options={[{ value: '', label: texts.columns.none }, ...columns]}
            onChange={(value) => !off && change(name, value)}
            hint={exampleOf(table, mapping[name])}
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

function exampleOf({ rows }: Table, column: number | undefined): string | undefined {
  if (column === undefined) return undefined;
  const example = rows.map(({ cells }) => cells[column] ?? '').find((cell) => cell !== '');
  if (example === undefined) return undefined;
  const isLong = example.length > LONGEST_EXAMPLE;
  return texts.columns.example(isLong ? `${example.slice(0, LONGEST_EXAMPLE)}…` : example);
}
