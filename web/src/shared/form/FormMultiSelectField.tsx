import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';

import { matchesSearch } from '../text-search';
import { ExpandMoreIcon } from '../ui/icons';
import type { FieldName } from './field-name';
import { FieldLabel } from './FieldLabel';
import { useFormField } from './server-refusal';
import { usePopupPlace } from './usePopupPlace';

interface Props<V> {
  name: FieldName<V, readonly string[]>;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What the empty box says: what none of them stands for. */
  none: string;
  hint?: string;
}

/**
 * Any number of a list, searched by any part of their words, in the surrounding Formik form. The value is the list of those
 * that are chosen, in the order of the options.
 */
export function FormMultiSelectField<V extends object = never>({ name, label, options, none, hint }: Props<V>) {
  const { field, helpers, error } = useFormField<V, readonly string[]>(name);
  const { ref, popper } = usePopupPlace();
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const inOrder = (chosen: readonly string[]) => options.map(({ value }) => value).filter((value) => chosen.includes(value));
  return (
    <Autocomplete
      multiple
      ref={ref}
      slotProps={{ popper, chip: { size: 'small' } }}
      options={options.map(({ value }) => value)}
      value={[...field.value]}
      onChange={(_event, next) => void helpers.setValue(inOrder(next))}
      onKeyDown={(event) => {
        // Enter chooses; text that finds nothing does not send the form.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.value !== '') event.preventDefault();
      }}
      onBlur={() => void helpers.setTouched(true)}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue }) => all.filter((value) => matchesSearch(labelOf(value), inputValue))}
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
          label={<FieldLabel text={label} isOptional />}
          placeholder={field.value.length === 0 ? none : ''}
          error={error !== undefined}
          helperText={error ?? hint}
        />
      )}
    />
  );
}
