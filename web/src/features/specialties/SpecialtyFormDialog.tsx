import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

import { FormDialog } from '../../shared/dialog/FormDialog';
import type { EntryDialog } from '../../shared/dialog/useEntryForm';
import { FormCheckboxField } from '../../shared/form/FormCheckboxField';
import { FormTextField } from '../../shared/form/FormTextField';
import { up } from '../../shared/ui/breakpoints';
import { IconField } from './icon/IconField';
import { PreviewBeside } from './questions/PreviewBeside';
import { QuestionsField } from './questions/QuestionsField';
import { hasName, specialtyField, SPECIALTY_WORDS, specialtySchema, toSpecialtyInput, toSpecialtyValues } from './specialty-form';
import type { CreateSpecialtyInput, SpecialtyFactsFragment } from './specialties.generated';

/** Fields, and where there is room for it the preview beside them. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 32 },
});

export interface SpecialtyFormProps extends EntryDialog<SpecialtyFactsFragment, Required<CreateSpecialtyInput>> {
  /** How many there are. */
  count: number;
}

/** Creates a specialty, or changes one: how the public sees it, and what the form of its requests asks. */
export function SpecialtyFormDialog({ open, stored: specialty, count, save, onSaved, onClose }: SpecialtyFormProps) {
  return (
    <FormDialog
      key={specialty?.id}
      open={open}
      title={specialty ? 'Editar especialidad' : 'Nueva especialidad'}
      size="page"
      fullOnPhone
      onClose={onClose}
      stored={specialty}
      toValues={(stored) => toSpecialtyValues(stored, count)}
      schema={specialtySchema}
      toInput={toSpecialtyInput}
      isReady={hasName}
      send={save}
      onDone={onSaved}
      serverFields={specialtyField}
      errorText="Error al guardar la especialidad"
      submitLabel={specialty ? 'Guardar cambios' : 'Crear especialidad'}
      draft={`specialty:${specialty?.id ?? 'new'}`}
      words={SPECIALTY_WORDS}
    >
      <Columns>
        <Stack spacing={4}>
          <FormTextField label="Nombre" name="name" required />
          <FormTextField label="Descripción" name="description" rows={2} hint="La lee quien busca un turno." />
          <IconField name="icon" />
          <FormTextField label="Palabras clave" name="keywords" hint="Otras palabras con las que se la busca, por ejemplo: dentista, muelas." />
          <FormTextField label="Orden" name="sortOrder" required inputMode="numeric" hint="Las listas muestran primero el número más bajo." />
          <FormCheckboxField label="Activa: se ofrece en la página principal" name="isActive" isSwitch />
          <QuestionsField />
        </Stack>
        <PreviewBeside />
      </Columns>
    </FormDialog>
  );
}
