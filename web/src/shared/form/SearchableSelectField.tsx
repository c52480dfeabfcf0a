import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';

import { matchesSearch } from '../text-search';
import { ExpandMoreIcon } from '../ui/icons';
import { FieldLabel } from './FieldLabel';
import { SelectField, type SelectFieldProps } from './SelectField';
import { usePopupPlace } from './usePopupPlace';

/** So many options are found at a glance, and the browser's own list serves better. */
const AT_A_GLANCE = 12;

type Props = Omit<SelectFieldProps, 'errorId'>;

/**
 * A SelectField whose list, where it is a long one, is searched by any part of its words, with their accents or without.
 * The option '' stands for none of them: what has to be chosen says its label in the empty box, elsewhere it is one of the
 * list, as "everybody" is of a filter.
 */
export function SearchableSelectField(props: Props) {
  return props.options.length > AT_A_GLANCE ? <SearchedField {...props} /> : <SelectField {...props} />;
}

function SearchedField({ label, value, options, onChange, onBlur, hint, error, required }: Props) {
  const { ref, popper } = usePopupPlace();
  /** What is looked for; null: nothing, and the box says what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const none = labels.get('');
  if (required) labels.delete('');
  const chosen = value === '' && !labels.has('') ? null : value;
  const labelOf = (option: string) => labels.get(option) ?? option;
  const said = chosen === null ? '' : labelOf(chosen);
  const isTyped = ({ target }: SyntheticEvent) => target instanceof HTMLInputElement && target.value !== said;
  return (
    <Autocomplete
      ref={ref}
      slotProps={{ popper }}
      options={[...labels.keys()]}
      value={chosen}
      inputValue={typed ?? said}
      onInputChange={(_event, text, reason) => {
        // By the cross too: who empties the box goes on to type.
        if (reason === 'input' || reason === 'clear') setTyped(text);
        else if (reason !== 'reset') setTyped(null);
      }}
      onChange={(_event, next) => onChange(next ?? '')}
      // There is nothing to take away of what stands for none.
      disableClearable={(value === '') as false}
      onClose={(_event, reason) => {
        // A press into the box is there to type on; what is left is judged by onBlur.
        if (reason !== 'toggleInput' && reason !== 'blur') setTyped(null);
      }}
      onKeyDown={(event) => {
        // The form would be sent with what was chosen before.
        if (event.key === 'Enter' && isTyped(event)) event.preventDefault();
      }}
      onBlur={(event) => {
        // A form does not send somebody other than was read there last; a filter goes back to what it shows.
        if (required && isTyped(event)) onChange('');
        setTyped(null);
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
