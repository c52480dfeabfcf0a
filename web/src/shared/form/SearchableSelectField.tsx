import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import type { SyntheticEvent } from 'react';

import { matchesSearch } from '../text-search';
import { ExpandMoreIcon } from '../ui/icons';
import { FieldLabel } from './FieldLabel';
import { SelectField, type SelectFieldProps } from './SelectField';

/** So many options are found at a glance, and the browser's own list serves better. */
const AT_A_GLANCE = 12;

type Props = Omit<SelectFieldProps, 'errorId'>;

/**
 * A SelectField whose list, where it is a long one, is searched by any part of its words, with their accents or without.
 * The option '' stands for none of them: its label is what the empty box says.
 */
export function SearchableSelectField(props: Props) {
  return props.options.length > AT_A_GLANCE ? <SearchedField {...props} /> : <SelectField {...props} />;
}

function SearchedField({ label, value, options, onChange, onBlur, hint, error, required }: Props) {
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const none = labels.get('');
  labels.delete('');
  const labelOf = (option: string) => labels.get(option) ?? option;
  const isTyped = ({ target }: SyntheticEvent) =>
    target instanceof HTMLInputElement && target.value !== (value === '' ? '' : labelOf(value));
  return (
    <Autocomplete
      options={[...labels.keys()]}
      value={value === '' ? null : value}
      onChange={(_event, chosen) => onChange(chosen ?? '')}
      onKeyDown={(event) => {
        // The form would be sent with what was chosen before.
        if (event.key === 'Enter' && isTyped(event)) event.preventDefault();
      }}
      onBlur={(event) => {
        // A form does not send somebody other than was read there last; a filter goes back to what it shows.
        if (required && isTyped(event)) onChange('');
        onBlur?.();
      }}
      getOptionKey={(option) => option}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue }) => all.filter((option) => matchesSearch(labelOf(option), inputValue))}
      autoHighlight
      popupIcon={<ExpandMoreIcon fontSize="small" />}
      noOptionsText="Nada coincide con lo escrito"
      openText="Abrir la lista"
      closeText="Cerrar la lista"
      clearText="Borrar lo elegido"
      renderInput={({ slotProps, ...input }) => (
        <MuiTextField
          {...input}
          label={<FieldLabel text={label} isOptional={required === false} />}
          placeholder={none ?? ''}
          error={Boolean(error)}
          helperText={error || hint}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-required': required } }}
        />
      )}
    />
  );
}
