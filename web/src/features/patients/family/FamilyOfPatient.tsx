import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ageText } from '@turnero/api/domain/birth-date';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { failureText } from '../../../kit/form/outcome';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { Rows } from '../../../kit/list/rows';
import { notify } from '../../../kit/notify/notify';
import { useSendingIds } from '../../../kit/send/useSendingIds';
import { Loaded } from '../../../kit/states/Loaded';
import { OffButton } from '../../../kit/ui/OffButton';
import { patientPath } from '../patients.paths';
import type { ListedPatientFragment } from '../patients.generated';
import { Part } from '../patient-parts';
import { texts } from '../texts';
import {
  useConfirmRelationMutation,
  useEndRelationMutation,
  useFamilyOfPatientQuery,
  type RelationFactsFragment,
} from './family.generated';
import { otherPerson } from './relation-form';

const WORDS = texts.family;
const loadDialog = async () => (await import('./AddRelationDialog')).AddRelationDialog;

/** As high as one relation, so that turnos below hardly move. */
const PlaceOfOne = styled('div')({ minHeight: 44 });

interface Props {
  patient: ListedPatientFragment;
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

/** Relatives, and persons whom the patient books for. */
export function FamilyOfPatient({ patient, today }: Props) {
  const titleId = useId();
  const query = useFamilyOfPatientQuery({
    variables: { id: patient.id },
    fetchPolicy: 'cache-and-network',
    errorFallback: WORDS.failed,
  });
  const [isAdding, setAdding] = useState(false);
  const [confirm] = useConfirmRelationMutation();
  const [end] = useEndRelationMutation();
  const { sendingIds, sending } = useSendingIds();
  const part = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAdd = () => addButton.current?.focus();
  // A confirmed relation takes the focused button with it.
  useKeptFocus(part, focusAdd);
  const { ask, dialog } = useQuestion<RelationFactsFragment>((relation) => ({
    title: WORDS.end.title,
    about: (
      <Subject>
        <strong>{otherPerson(relation, patient.id).name}</strong>
      </Subject>
    ),
    consequences: [WORDS.end.consequence(relation.relativeName, relation.patientName), WORDS.end.turnos],
    noLabel: WORDS.end.no,
    yesLabel: WORDS.end.yes,
    isDestructive: true,
    onYes: async () => {
      const { error } = await end({ id: relation.id });
      if (error && error.code !== 'NOT_FOUND') return failureText(error, WORDS.end.failed);
      await query.refetch();
      notify.success(WORDS.end.done);
      return undefined;
    },
    onDone: focusAdd,
  }));
  const agree = async ({ id }: RelationFactsFragment) => {
    const { error } = await sending(id, confirm({ id }));
    if (error) return notify.error(failureText(error, WORDS.confirm.failed));
    notify.success(WORDS.confirm.done);
  };
  return (
    <Part ref={part} aria-labelledby={titleId}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" id={titleId}>
          {WORDS.title}
        </Typography>
        <Button ref={addButton} variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {WORDS.add.open}
        </Button>
      </Stack>
      <Loaded query={query} errorTitle={WORDS.failed} waiting={<PlaceOfOne aria-hidden="true" />}>
        {({ patient: { relations } }) =>
          relations?.length ? (
            <Rows>
              {relations.map((relation) => {
                const other = otherPerson(relation, patient.id);
                return (
                  <li key={relation.id}>
                    <span style={{ flex: '1 1 200px', minWidth: 0 }}>
                      {other.word}: <Link to={patientPath(other.id)}>{other.name}</Link>
                      <Typography variant="body2" color="textSecondary">
                        {factsOf(relation, patient.id, today)}
                      </Typography>
                    </span>
                    <Stack direction="row" spacing={1} sx={{ marginLeft: 'auto' }}>
                      {(!relation.isInForce || relation.isDeclared) && relation.mayConfirm && (
                        <OffButton
                          variant="outlined"
                          size="small"
                          off={sendingIds.has(relation.id)}
                          aria-label={WORDS.confirm.label(other.name)}
                          onClick={() => void agree(relation)}
                        >
                          {WORDS.confirm.open}
                        </OffButton>
                      )}
                      <Button
                        variant="text"
                        size="small"
                        aria-haspopup="dialog"
                        aria-label={WORDS.end.label(other.name)}
                        onClick={() => ask(relation)}
                      >
                        {WORDS.end.open}
                      </Button>
                    </Stack>
                  </li>
                );
              })}
            </Rows>
          ) : (
            <Typography color="textSecondary">{WORDS.none}</Typography>
          )
        }
      </Loaded>
      {dialog}
      <LazyComponent
        load={loadDialog}
        isNeeded={isAdding}
        props={{
          open: isAdding,
          patient,
          today,
          onAdded: () => {
            setAdding(false);
            notify.success(WORDS.add.done);
            void query.refetch();
          },
          onConflict: () => void query.refetch(),
          onClose: () => setAdding(false),
        }}
      />
    </Part>
  );
}

function factsOf(relation: RelationFactsFragment, pageId: string, today: string): string {
  const { patientId, patientName, patientBirthDate, relativeName, isInForce, isDeclared } = relation;
  const age = patientId !== pageId && patientBirthDate !== null ? ageText(patientBirthDate, today) : null;
  const granted = isDeclared ? WORDS.declared(relativeName) : WORDS.rightsOf(relativeName, patientName, relation);
  const rights = isInForce ? granted : WORDS.ended;
  return [age, rights].filter((it) => it !== null).join(' · ');
}
