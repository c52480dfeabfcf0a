import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';

import { SpecialtyIcon } from '../../../clinic/specialty-icon/SpecialtyIcon';
import type { FieldName } from '../../../kit/form/field-name';
import { FieldMessage } from '../../../kit/form/FieldMessage';
import { useFormField } from '../../../kit/form/server-refusal';
import { TextField } from '../../../kit/form/TextField';
import { texts } from '../texts';
import { IconGrid } from './IconGrid';
import { findIcons, iconName, type IconPart } from './icons';

/** About 90 icons, with a search. */
export function IconField({ name }: { name: FieldName<IconPart, string> }) {
  const { field, helpers, error } = useFormField<IconPart, string>(name, { atOnce: true });
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <Stack direction="row" spacing={3} sx={{ '& strong': { flex: '1 1 120px' } }}>
        <SpecialtyIcon icon={field.value} />
        <strong>
          <span id={`${id}-label`}>{texts.fields.icon}</span>: {iconName(field.value)}
        </strong>
        <Button
          variant="outlined"
          size="small"
          aria-expanded={open}
          aria-controls={`${id}-choice`}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.iconField.close : texts.iconField.open}
        </Button>
      </Stack>
      <FieldMessage id={`${id}-message`} error={error} />
      <Collapse in={open} unmountOnExit id={`${id}-choice`}>
        <IconChoice value={field.value} onChange={(icon) => void helpers.setValue(icon)} />
      </Collapse>
    </div>
  );
}

interface Props {
  value: string;
  onChange: (icon: string) => void;
}

function IconChoice({ value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const found = findIcons(search);
  return (
    <Stack spacing={2} sx={{ pt: 3 }}>
      <TextField
        label={texts.iconField.search}
        name="icon-search"
        type="search"
        required
        placeholder={texts.iconField.searchExample}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // Enter must not submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status">{texts.iconField.count(found.length)}</p>
      <IconGrid icons={found} value={value} onChange={onChange} />
    </Stack>
  );
}
