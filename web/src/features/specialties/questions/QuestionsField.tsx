import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { MOST_QUESTIONS } from '@turnero/api/domain/request-form-definition';
import { useId, useState } from 'react';

import { focusArrived } from '../../../kit/focus/focus-arrived';
import { FieldMessage } from '../../../kit/form/FieldMessage';
import { SortableList } from '../../../kit/order/SortableList';
import { AddIcon } from '../../../kit/ui/icons';
import { OffButton } from '../../../kit/ui/OffButton';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { newQuestion, type QuestionValues } from './question-values';
import { QuestionEditor } from './QuestionEditor';
import { QuestionSummary } from './QuestionSummary';
import { useQuestions } from './useQuestions';

const Section = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > h3': { fontSize: '1rem', lineHeight: '1.5rem' },
  '& > h3 + p': { marginTop: -8, color: theme.vars.palette.text.secondary },
});

/** The last removed question and its index. */
interface Removed {
  question: QuestionValues;
  index: number;
}

/** One question is open at a time; the last removed one can be restored. */
export function QuestionsField() {
  const id = useId();
  const { questions, put, openId, setOpenId, error } = useQuestions();
  const [fresh, setFresh] = useState<string>();
  const [removed, setRemoved] = useState<Removed>();

  const add = () => {
    const question = newQuestion();
    put([...questions, question]);
    setOpenId(question.id);
    setFresh(question.id);
    setRemoved(undefined);
  };
  const remove = (question: QuestionValues) => {
    setRemoved({ question, index: questions.indexOf(question) });
    put(questions.filter(({ id }) => id !== question.id));
    setOpenId(undefined);
  };
  const putBack = ({ question, index }: Removed) => {
    put(questions.toSpliced(index, 0, question));
    setOpenId(question.id);
    setFresh(question.id);
    setRemoved(undefined);
  };
  const isFull = questions.length >= MOST_QUESTIONS;
  return (
    <Section aria-labelledby={`${id}-title`}>
      <Typography variant="h3" id={`${id}-title`}>
        {texts.questions.title}
      </Typography>
      <p>{texts.questions.hint}</p>
      {questions.length > 0 && (
        <SortableList
          label={texts.fields.questions}
          items={questions}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onOrder={put}
          details={(question) =>
            question.id === openId && (
              <QuestionEditor
                index={questions.indexOf(question)}
                question={question}
                takesFocus={question.id === fresh}
                onRemove={() => remove(question)}
              />
            )
          }
        >
          {(question) => (
            <QuestionSummary
              question={question}
              name={nameOf(question)}
              isOpen={question.id === openId}
              onToggle={() => {
                setFresh(undefined);
                setOpenId(question.id === openId ? undefined : question.id);
              }}
            />
          )}
        </SortableList>
      )}
      <FieldMessage id={`${id}-error`} error={error} />
      <div role="status">
        {removed && (
          <Stack direction="row" spacing={2} sx={{ '& p': { flex: '1 1 auto' } }}>
            <p>{texts.questions.removed(nameOf(removed.question))}</p>
            {/* The focused element disappeared. */}
            <Button ref={focusArrived} variant="text" size="small" onClick={() => putBack(removed)}>
              {texts.questions.putBack}
            </Button>
          </Stack>
        )}
      </div>
      <div>
        <OffButton variant="outlined" startIcon={<AddIcon />} off={isFull} whyId={`${id}-full`} onClick={add}>
          {texts.questions.add}
        </OffButton>
        {isFull && <FieldMessage id={`${id}-full`} hint={texts.questions.full(MOST_QUESTIONS)} />}
      </div>
    </Section>
  );
}

function nameOf({ label }: QuestionValues): string {
  return label.trim() || texts.question.unnamed;
}
