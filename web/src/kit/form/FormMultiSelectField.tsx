import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';

import { findByText } from '../text/text-search';
import { ExpandMoreIcon } from '../ui/icons';
import { usePopupAnchor } from '../ui/popup-anchor';
import type { FieldName } from './field-name';
import { FieldLabel } from './FieldLabel';
import { useFormField } from './server-refusal';

interface Props<V> {
  name: FieldName<V, readonly string[]>;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Placeholder without a choice. */
  none: string;
  hint?: string;
  required?: boolean;
}

/** 9 before 10. */
const ORDER = new Intl.Collator('en', { numeric: true });

/** Searchable ids. The value is ascending, so that the same choice is the same value. Unknown ids stay. */
export function FormMultiSelectField<V extends object = never>(props: Props<V>) {
  const { name, label, options, none, hint, required = false } = props;
  const { field, helpers, error, leave, ref: fieldRef } = useFormField<V, readonly string[]>(name);
  const popper = { container: usePopupAnchor() };
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const offered = options.map(({ value }) => value);
  const unknown = field.value.filter((value) => !offered.includes(value));
  const choose = (chosen: readonly string[]) =>
    helpers.setValue([...chosen, ...unknown].toSorted((one, other) => ORDER.compare(one, other)));
  return (
    <Autocomplete
      multiple
      slotProps={{ popper, chip: { size: 'small' } }}
      options={offered}
      value={offered.filter((value) => field.value.includes(value))}
      onChange={(_event, next) => void choose(next)}
      onKeyDown={(event) => {
        // Enter chooses; a text without matches doesn't send the form.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.value !== '')
          event.preventDefault();
      }}
      onBlur={leave}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue }) => findByText(all, labelOf, inputValue)}
      disableCloseOnSelect
      autoHighlight
      popupIcon={<ExpandMoreIcon fontSize="small" />}
      noOptionsText="Nada coincide con lo escrito"
      openText="Abrir la lista"
      closeText="Cerrar la lista"
      clearText="Borrar lo elegido"
      renderInput={(input) => (
        <MuiTextField
          {...input}
          inputRef={fieldRef}
          label={<FieldLabel text={label} isOptional={!required} />}
          placeholder={field.value.length === 0 ? none : ''}
          error={error !== undefined}
          helperText={error ?? hint}
        />
      )}
    />
  );
}
