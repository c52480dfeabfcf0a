import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';

import { findByText } from '../text/text-search';
import { memoWithHandlers } from '../ui/memo-with-handlers';
import { usePopupAnchor } from '../ui/popup-anchor';
import { theme } from '../ui/theme';
import { useBoundField, type BoundField } from './bound-field';
import type { FieldName } from './field-name';
import { FieldLabel } from './FieldLabel';
import { wordsOf, wordsText } from './words';

/** Quieter than a status: there are many. */
const CHIP = {
  borderColor: theme.vars.palette.divider,
  bgcolor: theme.vars.palette.primaryTint,
  color: 'text.primary',
  fontWeight: 400,
};

interface Props<V> {
  name: FieldName<V, string>;
  label: string;
  /** Suggestions; others may be typed. */
  proposed: readonly string[];
  hint?: string;
}

/** The value is a comma-separated text. */
export function FormWordsField<V extends object = never>({ name, ...props }: Props<V>) {
  return <WordsField {...props} {...useBoundField<V, string>(name)} />;
}

const WordsField = memoWithHandlers(function WordsField(props: Omit<Props<never>, 'name'> & BoundField<string>) {
  const { label, proposed, hint, value, onChange, onBlur, error, fieldRef } = props;
  const [typed, setTyped] = useState('');
  const popper = { container: usePopupAnchor() };
  const words = wordsOf(value);
  const choose = (chosen: readonly string[]) => onChange(wordsText(chosen));
  return (
    <Autocomplete
      multiple
      freeSolo
      // Takes text left in the field.
      autoSelect
      slotProps={{ popper, chip: { size: 'small', sx: CHIP } }}
      options={proposed.filter((word) => !words.includes(word))}
      value={words}
      onChange={(_event, next) => choose(next)}
      inputValue={typed}
      onInputChange={(_event, text) => {
        const parts = text.split(',');
        if (parts.length > 1) choose([...words, ...parts.slice(0, -1)]);
        setTyped((parts.at(-1) ?? '').trimStart());
      }}
      onBlur={onBlur}
      filterOptions={(all, { inputValue }) => findByText(all, (word) => word, inputValue)}
      disableCloseOnSelect
      clearText="Borrar todas"
      renderInput={(input) => (
        <MuiTextField
          {...input}
          inputRef={fieldRef}
          label={<FieldLabel text={label} isOptional />}
          error={error !== undefined}
          helperText={error ?? hint}
        />
      )}
    />
  );
});
