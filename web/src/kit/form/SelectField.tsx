import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useId, type Ref } from 'react';

import { memoWithHandlers } from '../ui/memo-with-handlers';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';

export interface SelectOption {
  value: string;
  label: string;
  /** Adjacent equal groups share a heading. */
  group?: string;
}

export interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  name?: string;
  onBlur?: () => void;
  hint?: string;
  error?: string;
  /** Marks the field invalid; the error shows elsewhere. */
  errorId?: string;
  /** False adds "(opcional)"; undefined adds nothing. */
  required?: boolean;
  fieldRef?: Ref<HTMLElement>;
}

export const SelectField = memoWithHandlers(function SelectField(props: SelectFieldProps) {
  const { label, value, options, onChange, name, onBlur, hint, error, errorId, required, fieldRef } = props;
  const id = useId();
  const messageId = `${id}-message`;
  const isWrong = Boolean(error || errorId);
  return (
    <FormControl error={isWrong}>
      <InputLabel htmlFor={id}>
        <FieldLabel text={label} isOptional={required === false} />
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputRef={fieldRef}
        inputProps={{
          id,
          name,
          'aria-required': required,
          'aria-invalid': isWrong || undefined,
          'aria-describedby': error || hint ? messageId : errorId,
        }}
        value={value}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      >
        <Options options={options} />
      </NativeSelect>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </FormControl>
  );
});

/** A page of times has thousands of options. */
const Options = memo(function Options({ options }: Pick<SelectFieldProps, 'options'>) {
  return grouped(options).map(({ group, members }) => {
    const ones = members.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    return group === undefined ? (
      ones
    ) : (
      <optgroup key={group} label={group}>
        {ones}
      </optgroup>
    );
  });
});

function grouped(options: readonly SelectOption[]): { group: string | undefined; members: SelectOption[] }[] {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
