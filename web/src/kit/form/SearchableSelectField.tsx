import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';

import { findByText } from '../text/text-search';
import { ExpandMoreIcon } from '../ui/icons';
import { usePopupAnchor } from '../ui/popup-anchor';
import { FieldLabel } from './FieldLabel';
import { SelectField, type SelectFieldProps } from './SelectField';

/** Up to this many options the native list is quicker. */
const AT_A_GLANCE = 12;

interface Props extends Omit<SelectFieldProps, 'errorId'> {
  /** Adds options that `typed` text finds by other words than their labels. */
  search?: OptionSearch;
}

interface OptionSearch {
  hint: string;
  /** '': nothing is typed. */
  onTyped: (text: string) => void;
  /** Values, best first; other values are ignored. */
  found: readonly string[];
  isWaiting: boolean;
  /** Heads the options, or stands in their place. */
  answer?: string | null;
}

/** Becomes searchable when long. With `required` the label of '' is the placeholder; otherwise '' is an option. */
export function SearchableSelectField({ search, ...props }: Props) {
  return props.options.length > AT_A_GLANCE ? (
    <SearchedSelectField {...props} search={search} />
  ) : (
    <SelectField {...props} />
  );
}

/** Searchable however short. */
export function SearchedSelectField(props: Omit<Props, 'search'> & { search: OptionSearch | undefined }) {
  const { label, value, options, onChange, onBlur, hint, error, required, fieldRef, search } = props;
  const popper = { container: usePopupAnchor() };
  /** Null shows the chosen option. */
  const [typed, setText] = useState<string | null>(null);
  const setTyped = (text: string | null) => {
    setText(text);
    search?.onTyped(text ?? '');
  };
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const none = labels.get('');
  if (required) labels.delete('');
  const chosen = value === '' && !labels.has('') ? null : value;
  const labelOf = (option: string) => labels.get(option) ?? option;
  const said = chosen === null ? '' : labelOf(chosen);
  const isTyped = ({ target }: SyntheticEvent) => target instanceof HTMLInputElement && target.value !== said;
  const answer = typed === null ? null : (search?.answer ?? null);
  return (
    <Autocomplete
      slotProps={{ popper }}
      options={[...labels.keys()]}
      value={chosen}
      inputValue={typed ?? said}
      onInputChange={(_event, text, reason) => {
        // After 'clear' the user types on.
        if (reason === 'input' || reason === 'clear') setTyped(text);
        else if (reason !== 'reset') setTyped(null);
      }}
      onChange={(_event, next) => onChange(next ?? '')}
      // The empty choice has nothing to clear.
      disableClearable={(value === '') as false}
      onClose={(_event, reason) => {
        // A click into the box keeps the search text.
        if (reason !== 'toggleInput' && reason !== 'blur') setTyped(null);
      }}
      onKeyDown={(event) => {
        // Otherwise Enter submits the previous choice.
        if (event.key === 'Enter' && isTyped(event)) event.preventDefault();
      }}
      onBlur={(event) => {
        // Forms drop a choice that the box no longer shows; filters show it again.
        if (required && isTyped(event)) onChange('');
        setTyped(null);
        onBlur?.();
      }}
      getOptionKey={(option) => option}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue }) => {
        const found = inputValue === '' ? [] : (search?.found.filter((option) => labels.has(option)) ?? []);
        return [...new Set([...findByText(all, labelOf, inputValue), ...found])];
      }}
      loading={search?.isWaiting === true}
      loadingText="Buscando…"
      autoHighlight
      popupIcon={<ExpandMoreIcon fontSize="small" />}
      noOptionsText={answer ?? 'Nada coincide con lo escrito'}
      {...(answer !== null && { groupBy: () => answer })}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <div role="group" aria-label={group}>
            <Typography component="div" aria-hidden sx={{ px: 4, py: 2, fontWeight: 600 }}>
              {group}
            </Typography>
            <ul role="presentation" style={{ padding: 0 }}>
              {children}
            </ul>
          </div>
        </li>
      )}
      openText="Abrir la lista"
      closeText="Cerrar la lista"
      clearText="Borrar lo elegido"
      renderInput={({ slotProps, ...input }) => (
        <MuiTextField
          {...input}
          inputRef={fieldRef}
          label={<FieldLabel text={label} isOptional={required === false} />}
          placeholder={none ?? ''}
          error={Boolean(error)}
          helperText={error || hint || search?.hint}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-required': required } }}
        />
      )}
    />
  );
}
