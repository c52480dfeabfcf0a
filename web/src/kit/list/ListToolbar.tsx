import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

import { SearchField } from '../form/SearchField';
import type { KeyName } from '../keys/key-names';
import { down, up } from '../ui/breakpoints';
import { memoWithHandlers } from '../ui/memo-with-handlers';

const NO_COUNT = '.count:has(> [role="status"]:empty:only-child)';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& .search': { flex: '1 1 260px', maxWidth: 360, minWidth: 0 },
  // Narrower before they wrap, and up to their longest option before the search grows.
  '& > .MuiInputBase-root': { flex: '100 1 150px', maxWidth: 'max-content' },
  '& > .MuiInputBase-root select': { maxWidth: 240 },
  // Keeps the longest option clear of the arrow.
  '& > .MuiInputBase-root select.MuiNativeSelect-select': { paddingRight: 34 },
  [`& > ${NO_COUNT}`]: { marginRight: -12 },
  '& > .count:has(.note)': { flex: '1 1 240px', minWidth: 0 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
  [`${up('sm')} and (pointer: fine)`]: {
    '& .MuiInputBase-root, & .MuiInputBase-input': { minHeight: 40, height: 40, paddingTop: 0, paddingBottom: 0 },
    '& .buttons .MuiButton-root': { minHeight: 40, paddingTop: 4, paddingBottom: 4 },
  },
  [down('sm')]: {
    gap: 8,
    '& .search': { flex: '1 1 100%', maxWidth: 'none' },
    '& .buttons .MuiButton-root': { paddingInline: 10 },
    '& > .MuiInputBase-root': { flex: '1 1 40%', maxWidth: 'none', minWidth: 0 },
    '& > .MuiInputBase-root select': { maxWidth: 'none' },
    // As wide as the chosen option, so that none is cut; others keep two in a row.
    '@supports (field-sizing: content)': {
      '& > .MuiInputBase-root': { flexBasis: 'auto' },
      '& > .MuiInputBase-root select': { fieldSizing: 'content', paddingLeft: 10 },
      '& > .MuiInputBase-root select.MuiNativeSelect-select': { paddingRight: 30 },
    },
    '& > .MuiInputBase-root ~ .count': { order: 1, flexBasis: '100%' },
    [`&& > ${NO_COUNT}`]: { flexBasis: 0, marginRight: -8 },
  },
});

export interface FilterField<Name extends string> {
  name: Name;
  label: string;
  /** Label of the option without a filter, e.g. "Todos los estados". */
  all: string;
  options: readonly { value: string; label: string }[];
}

interface Narrowing<Name extends string> {
  typed: string;
  setTyped: (text: string) => void;
  filters: Readonly<Record<Name, string>>;
  setFilter: (name: Name, value: string) => void;
}

interface Props<Name extends string> {
  urlState: Narrowing<Name>;
  /** e.g. "Buscar por nombre o email" */
  searchLabel?: string;
  filters?: readonly FilterField<Name>[];
  /** e.g. "12 salas"; undefined while unknown. */
  count?: string;
  /** After the count. */
  note?: ReactNode;
  searchRef?: Ref<HTMLInputElement>;
  searchShortcut?: KeyName;
  filterRef?: Ref<HTMLSelectElement>;
  children?: ReactNode;
}

export function ListToolbar<Name extends string>(props: Props<Name>) {
  const { urlState, searchLabel, filters = [], count, note, searchRef, searchShortcut, filterRef, children } = props;
  return (
    <Bar>
      {searchLabel !== undefined && (
        <div className="search">
          <SearchField
            inputRef={searchRef}
            shortcut={searchShortcut}
            label={searchLabel}
            placeholder={searchLabel}
            value={urlState.typed}
            onChange={urlState.setTyped}
          />
        </div>
      )}
      {filters.map(({ name, ...filter }, index) => (
        <Filter
          key={name}
          {...filter}
          selectRef={index === 0 ? filterRef : undefined}
          value={urlState.filters[name]}
          onChange={(value) => urlState.setFilter(name, value)}
        />
      ))}
      <Typography variant="body2" color="textSecondary" className="count">
        <span role="status">{count}</span>
        {note && (
          <span className="note">
            {count && ' · '}
            {note}
          </span>
        )}
      </Typography>
      {children !== undefined && <div className="buttons">{children}</div>}
    </Bar>
  );
}

interface FilterProps extends Omit<FilterField<string>, 'name'> {
  value: string;
  onChange: (value: string) => void;
  selectRef: Ref<HTMLSelectElement> | undefined;
}

const Filter = memoWithHandlers(function Filter({ label, all, options, value, onChange, selectRef }: FilterProps) {
  return (
    <NativeSelect
      input={<OutlinedInput />}
      inputRef={selectRef}
      inputProps={{ 'aria-label': label }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {/* An unknown value must not look like no filter. */}
      {value !== '' && options.every((option) => option.value !== value) && (
        <option value={value}>Filtro activo</option>
      )}
    </NativeSelect>
  );
});
