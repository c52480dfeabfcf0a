import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { memoWithHandlers } from '../../kit/ui/memo-with-handlers';
import { ExpandMoreIcon } from '../../kit/ui/icons';
import { theme } from '../../kit/ui/theme';
import { CellAnswer } from './CellAnswer';
import type { MatrixCell, MatrixColumn } from './coverage-matrix';
import type { ShownRow } from './MatrixTable';
import { PlansButton } from './PlansButton';
import { texts } from './texts';

const Card = styled('details')({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  background: theme.vars.palette.background.paper,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 56,
    padding: '8px 16px',
    borderRadius: 16,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > div': { flex: 1, minWidth: 0 },
  '& h2': { fontSize: '1rem', lineHeight: '1.5rem' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& ul': { padding: '0 16px 8px', listStyle: 'none' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start', width: '100%', margin: 0, padding: '4px 0' },
  '& .MuiFormControlLabel-label': { paddingTop: 10 },
});

interface Props {
  columns: readonly MatrixColumn[];
  rows: readonly ShownRow[];
  chosen: ReadonlySet<string>;
  openInsurers: ReadonlySet<number>;
  currency: string | undefined;
  onChoose: (cells: readonly MatrixCell[], isChosen: boolean) => void;
  onFold: (insurerId: number) => void;
}

/** For phones: by insurer and plan. */
export function MatrixList({ columns, rows, chosen, openInsurers, currency, onChoose, onFold }: Props) {
  return (
    <Stack spacing={2}>
      {rows.map(({ row, cells, group }) => (
        <Insurer
          key={row.id}
          name={row.name}
          group={group}
          isOpen={openInsurers.has(row.insurerId)}
          columns={columns}
          cells={cells}
          chosenIds={cells.filter(({ id }) => chosen.has(id)).map(({ id }) => id)}
          currency={currency}
          onChoose={onChoose}
          onFold={onFold}
        />
      ))}
    </Stack>
  );
}

interface InsurerProps extends Pick<Props, 'columns' | 'currency' | 'onChoose' | 'onFold'>, Pick<ShownRow, 'group'> {
  name: string;
  /** Shows the plans. */
  isOpen: boolean;
  cells: readonly MatrixCell[];
  chosenIds: readonly string[];
}

const Insurer = memoWithHandlers(function Insurer(props: InsurerProps) {
  const { name, group, isOpen, columns, cells, chosenIds, currency, onChoose, onFold } = props;
  const id = useId();
  const isAll = chosenIds.length === cells.length;
  return (
    <Card>
      <summary>
        <div>
          <h2 id={id}>{name}</h2>
          {chosenIds.length > 0 ? (
            <Typography variant="body2">{texts.chosen.count(chosenIds.length)}</Typography>
          ) : (
            <CellAnswer cell={cells[0]!} currency={currency} />
          )}
        </div>
        <ExpandMoreIcon />
      </summary>
      <ul aria-labelledby={id}>
        <li>
          <FormControlLabel
            label={texts.page.all}
            control={
              <Checkbox
                checked={isAll}
                indeterminate={chosenIds.length > 0 && !isAll}
                slotProps={{ input: { 'aria-label': texts.page.wholeRow(name) } }}
                onChange={(_, isChosen) => onChoose(cells, isChosen)}
              />
            }
          />
        </li>
        {cells.map((cell, index) => (
          <li key={cell.id}>
            <FormControlLabel
              label={
                <span id={`${id}-${cell.id}`}>
                  {columns[index]!.name} <CellAnswer cell={cell} currency={currency} />
                </span>
              }
              control={
                <Checkbox
                  checked={chosenIds.includes(cell.id)}
                  slotProps={{ input: { 'aria-labelledby': `${id} ${id}-${cell.id}` } }}
                  onChange={(_, isChosen) => onChoose([cell], isChosen)}
                />
              }
            />
          </li>
        ))}
      </ul>
      {group && <PlansButton group={group} isOpen={isOpen} onPress={onFold} />}
    </Card>
  );
});
