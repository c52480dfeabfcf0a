import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';

import { VisibilityIcon, VisibilityOffIcon } from '../ui/icons';
import type { FieldName } from './field-name';
import { FormTextField } from './FormTextField';

interface Props<V> {
  label: string;
  name: FieldName<V, string>;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

export function FormPasswordField<V extends object = never>(props: Props<V>) {
  const [shown, setShown] = useState(false);
  const toggle = useMemo(
    () => (
      <IconButton aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'} onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </IconButton>
    ),
    [shown],
  );
  return <FormTextField<V> {...props} required type={shown ? 'text' : 'password'} endAdornment={toggle} />;
}
