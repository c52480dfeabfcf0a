import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

import type { Ref } from 'react';

import { SearchIcon } from '../ui/icons';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export function SearchField({ label, placeholder, value, onChange, inputRef }: Props) {
  return (
    <OutlinedInput
      type="search"
      inputRef={inputRef}
      fullWidth
      sx={{ '& input': { textOverflow: 'ellipsis' } }}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
    />
  );
}
