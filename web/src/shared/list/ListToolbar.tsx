import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { SearchField } from '../form/SearchField';
import { down, up } from '../ui/breakpoints';

/** Own: search, filters, count and buttons share the row by their meaning, and are lower where there is a mouse. */
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& .search': { flex: '1 1 220px', maxWidth: 360, minWidth: 0 },
  '& > .MuiInputBase-root': { flex: '0 1 auto', maxWidth: 240 },
  // As wide as its longest option, which would end at the arrow.
  '& > .MuiInputBase-root select.MuiNativeSelect-select': { paddingRight: 36 },
  '& > [role="status"]:empty': { marginRight: -12 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
  [`${up('sm')} and (pointer: fine)`]: {
    '& .MuiInputBase-root, & .MuiInputBase-input': { minHeight: 40, height: 40, paddingTop: 0, paddingBottom: 0 },
    '& .buttons .MuiButton-root': { minHeight: 40, paddingTop: 4, paddingBottom: 4 },
  },
  [down('sm')]: {
    '& .search, & > .MuiInputBase-root': { flex: '1 1 100%', maxWidth: 'none' },
    '& .buttons, & .buttons > *': { flex: '1 1 auto', margin: 0 },
  },
});

export interface FilterField<Filter extends string> {
  name: Filter;
  label: string;
  /** What stands there while it is not set, e.g. "Todos los estados". */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** What of useListPlace it needs. */
interface Narrowing<Filter extends string> {
  typed: string;
  setTyped: (text: string) => void;
  filters: Readonly<Record<Filter, string>>;
  setFilter: (name: Filter, value: string) => void;
}

interface Props<Filter extends string> {
  place: Narrowing<Filter>;
  /** What can be looked for, e.g. "Buscar por nombre o email"; without it there is no box. */
  searchLabel?: string;
  filters?: readonly FilterField<Filter>[];
  /** How many there are, e.g. "12 salas"; undefined while it is not known. Screen readers are told when it changes. */
  count?: string | undefined;
  /** What can be done with the list as a whole. */
  children?: ReactNode;
}

/** Above a list, in one line where there is room: search, filters, how many there are, and what can be added. */
export function ListToolbar<Filter extends string>({ place, searchLabel, filters = [], count, children }: Props<Filter>) {
  return (
    <Bar>
      {searchLabel !== undefined && (
        <div className="search">
          <SearchField label={searchLabel} placeholder={searchLabel} value={place.typed} onChange={place.setTyped} />
        </div>
      )}
      {filters.map(({ name, label, all, options }) => (
        <NativeSelect
          key={name}
          input={<OutlinedInput />}
          inputProps={{ 'aria-label': label }}
          value={place.filters[name]}
          onChange={({ target }) => place.setFilter(name, target.value)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {/* Of somebody who is gone, or of a list that did not arrive: not to be taken for everything. */}
          {place.filters[name] !== '' && options.every(({ value }) => value !== place.filters[name]) && (
            <option value={place.filters[name]}>Filtro activo</option>
          )}
        </NativeSelect>
      ))}
      <Typography variant="body2" color="textSecondary" role="status">
        {count}
      </Typography>
      {children !== undefined && <div className="buttons">{children}</div>}
    </Bar>
  );
}
