import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { hasManyAnswers } from '@turnero/api/domain/request-form';
import { memo, useId } from 'react';
import { array } from 'yup';

import { useClinic } from '../../../clinic/facts/useClinic';
import { emptyAnswers, type AnswerValues, type Question } from '../../../clinic/questions/question-form';
import { QuestionField } from '../../../clinic/questions/QuestionField';
import { formSchema } from '../../../kit/form/form-schema';
import { FormRoot } from '../../../kit/form/FormRoot';
import { dayOf } from '../../../kit/time/wall-time';
import { up } from '../../../kit/ui/breakpoints';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';

/** From this width on it fits beside the fields. */
const BESIDE = up('md');

const Aside = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  padding: '16px 24px 24px',
  border: `1px dashed ${theme.vars.palette.control}`,
  borderRadius: 16,
  background: theme.vars.palette.background.default,
  '& h3': { fontSize: '1rem', lineHeight: '1.5rem' },
  '& h3 + p': { marginTop: -12 },
  '& .questions': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  // Stays in sight of the edited question.
  [BESIDE]: { alignSelf: 'start', position: 'sticky', top: 0, maxHeight: 'calc(100vh - 200px)', overflowY: 'auto' },
});

const SCHEMA = formSchema<AnswerValues>({ answers: array() });

interface PreviewProps {
  questions: readonly Question[];
}

/** Read-only, as patients will see it. */
export const QuestionPreview = memo(function QuestionPreview({ questions }: PreviewProps) {
  const titleId = useId();
  const clinic = useClinic();
  const scrolls = useMediaQuery(BESIDE);
  return (
    // Nothing inside is focusable, so the keyboard scrolls this.
    <Aside aria-labelledby={titleId} tabIndex={scrolls ? 0 : undefined}>
      <Typography variant="h3" id={titleId}>
        {texts.preview.title}
      </Typography>
      <Typography color="textSecondary">{questions.length === 0 ? texts.preview.empty : texts.preview.hint}</Typography>
      {/* Keyed by its controls, which need initial values. */}
      <FormRoot<AnswerValues>
        key={questions.map((question) => `${question.type}${hasManyAnswers(question)}`).join()}
        initialValues={{ answers: emptyAnswers(questions) }}
        schema={SCHEMA}
        onSubmit={() => undefined}
      >
        <div className="questions" inert>
          {questions.map((question, index) => (
            <QuestionField key={question.id} question={question} index={index} today={clinic && dayOf(clinic.now)} />
          ))}
        </div>
      </FormRoot>
    </Aside>
  );
});
