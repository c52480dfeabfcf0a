import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef } from 'react';

import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../../kit/dialog/useDeletion';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { ErrorState } from '../../../kit/states/ErrorState';
import { OffButton } from '../../../kit/ui/OffButton';
import { theme } from '../../../kit/ui/theme';
import { useDeleteRoomTemplateMutation, type RoomTemplateFactsFragment } from '../room-hours.generated';
import { texts } from '../texts';
import { roomWeekMinutes, weekValues } from '../week-form';
import type { Templates } from './useRoomTemplates';

const List = styled('ul')({
  display: 'grid',
  '& > li': { display: 'grid', gap: 4, padding: '8px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .name': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

interface Props {
  templates: Templates;
  /** There is no form to fill. */
  isLocked: boolean;
  onUse: (template: RoomTemplateFactsFragment) => void;
}

/** Common ones, then the clinic's own, which can be deleted. */
export function TemplateList({ templates, isLocked, onUse }: Props) {
  const titleId = useId();
  const deletion = useTemplateDeletion(templates);
  const list = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus(list, () => title.current?.focus());
  return (
    <section ref={list} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} ref={title} tabIndex={-1}>
        {texts.templateList.title}
      </Typography>
      {templates.failed && <ErrorState title={texts.templateList.failed} onRetry={() => void templates.reload()} />}
      {!templates.all && !templates.failed && (
        <Typography color="textSecondary" role="status">
          {texts.templateList.loading}
        </Typography>
      )}
      <List>
        {templates.all?.map((template) => (
          <li key={template.id}>
            <span className="name">{template.name}</span>
            <Typography color="textSecondary">
              {template.description || texts.templateList.total(roomWeekMinutes(weekValues('', template.schedule)))}
            </Typography>
            <div className="actions">
              <OffButton variant="outlined" size="small" off={isLocked} onClick={() => onUse(template)}>
                {texts.templateList.use}
                <span style={visuallyHidden}> {template.name}</span>
              </OffButton>
              {template.isCustom && (
                <Button variant="text" size="small" onClick={() => deletion.ask(template)}>
                  {texts.templateDeletion.open}
                  <span style={visuallyHidden}> {template.name}</span>
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

function useTemplateDeletion({ reload }: Templates) {
  const [remove] = useDeleteRoomTemplateMutation();
  return useDeletion<RoomTemplateFactsFragment>(texts.templateDeletion, reload, ({ id, name }) => ({
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: [texts.templateDeletion.consequence],
    remove: () => remove({ id }),
  }));
}
