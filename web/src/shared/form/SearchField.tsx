import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

import { SearchIcon } from '../ui/icons';

interface Props {
  /** Its name for screen readers; the placeholder shows what can be typed. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A box to search a list by typing. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  return (
    <OutlinedInput
      type="search"
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
