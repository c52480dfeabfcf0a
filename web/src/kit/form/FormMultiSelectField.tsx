import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';

import { findByText } from '../text/text-search';
import { ExpandMoreIcon } from '../ui/icons';
import { memoWithHandlers } from '../ui/memo-with-handlers';
import { usePopupAnchor } from '../ui/popup-anchor';
import { useBoundField, type BoundField } from './bound-field';
import type { FieldName } from './field-name';
import { FieldLabel } from './FieldLabel';

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
export function FormMultiSelectField<V extends object = never>({ name, ...shown }: Props<V>) {
  return <MultiSelectField {...shown} {...useBoundField<V, readonly string[]>(name)} />;
}

type MultiSelectProps = Omit<Props<never>, 'name'> & BoundField<readonly string[]>;

const MultiSelectField = memoWithHandlers(function MultiSelectField(props: MultiSelectProps) {
  const { label, options, none, hint, required = false, value, onChange, onBlur, error, fieldRef } = props;
  const popper = { container: usePopupAnchor() };
  const labelOf = (id: string) => options.find((option) => option.value === id)?.label ?? id;
  const offered = options.map((option) => option.value);
  const unknown = value.filter((id) => !offered.includes(id));
  const choose = (chosen: readonly string[]) =>
    onChange([...chosen, ...unknown].toSorted((one, other) => ORDER.compare(one, other)));
  return (
    <Autocomplete
      multiple
      slotProps={{ popper, chip: { size: 'small' } }}
      options={offered}
      value={offered.filter((id) => value.includes(id))}
      onChange={(_event, next) => choose(next)}
      onKeyDown={(event) => {
        // Enter chooses; a text without matches doesn't send the form.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.value !== '')
          event.preventDefault();
      }}
      onBlur={onBlur}
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
          placeholder={value.length === 0 ? none : ''}
          error={error !== undefined}
          helperText={error ?? hint}
        />
      )}
    />
  );
});
