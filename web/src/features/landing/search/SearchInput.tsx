import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, Ref } from 'react';

import { SearchIcon } from '../../../kit/ui/icons';
import { texts } from '../texts';
import { SEARCH_KEY } from './search-box';

type Props = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** A combobox that works before its list loads. */
export function SearchInput({ ref, ...input }: Props) {
  return (
    <OutlinedInput
      type="search"
      name={SEARCH_KEY}
      fullWidth
      inputRef={ref}
      placeholder={texts.search.placeholder}
      sx={{ '& input': { textOverflow: 'ellipsis' } }}
      inputProps={{
        role: 'combobox',
        'aria-label': texts.search.label,
        'aria-autocomplete': 'list',
        'aria-expanded': false,
        autoComplete: 'off',
        enterKeyHint: 'search',
        maxLength: 100,
        ...input,
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
    />
  );
}
