import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { Subject } from '../../../shared/dialog/QuestionDialog';
import { useQuestion } from '../../../shared/dialog/useQuestion';
import { notify } from '../../../shared/notify/notify';
import { ErrorState } from '../../../shared/states/ErrorState';
import { durationText } from '../../../shared/time/time-of-day';
import { Muted } from '../../../shared/ui/layout';
import { useDeleteRoomTemplateMutation, type RoomTemplateFactsFragment } from '../room-hours.generated';
import { weekMinutes, weekValues } from '../week-form';
import { TEMPLATES_ERROR, type Templates } from './useRoomTemplates';

const List = styled('ul')({
  display: 'grid',
  '& > li': { display: 'grid', gap: 4, padding: '8px 0', borderTop: '1px solid var(--divider)' },
  '& .name': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

interface Props {
  templates: Templates;
  /** There is no form to put one into. */
  isLocked: boolean;
  onUse: (template: RoomTemplateFactsFragment) => void;
}

/** Weeks with a name: those of every clinic, and its own, which can be deleted. */
export function TemplateList({ templates, isLocked, onUse }: Props) {
  const titleId = useId();
  const deletion = useDeletion(templates);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Plantillas</h2>
      {templates.failed && <ErrorState title={TEMPLATES_ERROR} onRetry={() => void templates.reload()} />}
      <List>
        {templates.all?.map((template) => (
          <li key={template.id}>
            <span className="name">{template.name}</span>
            <Muted>{template.description || `${durationText(weekMinutes(weekValues('', template.schedule)))} por semana`}</Muted>
            <div className="actions">
              <Button variant="outlined" size="small" aria-disabled={isLocked} onClick={isLocked ? undefined : () => onUse(template)}>
                Usar<span className="visually-hidden"> {template.name}</span>
              </Button>
              {template.isCustom && (
                <Button variant="text" size="small" onClick={() => deletion.ask(template)}>
                  Eliminar<span className="visually-hidden"> {template.name}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </List>
      {deletion.dialog}
    </section>
  );
}

function useDeletion(templates: Templates) {
  const [remove] = useDeleteRoomTemplateMutation({ errorToast: false });
  return useQuestion<RoomTemplateFactsFragment>(({ id, name }) => ({
    title: 'Eliminar plantilla',
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: ['Los meses en que ya se aplicó quedan como están.'],
    noLabel: 'Conservar',
    yesLabel: 'Eliminar plantilla',
    busyLabel: 'Eliminando...',
    onYes: async () => {
      const { error } = await remove({ id });
      if (error && error.code !== 'NOT_FOUND') return error.textOr('Error al eliminar la plantilla');
      await templates.reload();
      notify.success('Plantilla eliminada exitosamente');
      return undefined;
    },
  }));
}
