import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

import { SearchIcon } from '../ui/icons';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

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
