import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { QuestionDialog } from './QuestionDialog';

/** A page that asks; each yes waits for the next of `answers`. */
function openQuestion() {
  const answers: ((failure: string | undefined) => void)[] = [];
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Borrar
        </button>
        {open && (
          <QuestionDialog
            title="¿Borrar la sala?"
            noLabel="Conservar"
            yesLabel="Borrar sala"
            busyLabel="Borrando..."
            help="Llamar a la clínica"
            onNo={() => setOpen(false)}
            onYes={async () => {
              const failure = await new Promise<string | undefined>((resolve) => answers.push(resolve));
              if (failure === undefined) setOpen(false);
              return failure;
            }}
          >
            <p>No se puede deshacer.</p>
          </QuestionDialog>
        )}
      </>
    );
  }
  render(<Page />);
  return { user: userEvent.setup(), answers };
}
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog', { name: '¿Borrar la sala?' });

test('the harmless answer comes first and is the stressed one; it leaves everything as it is', async () => {
  const { user, answers } = openQuestion();
  await user.click(button('Borrar'));
  const [no, yes] = within(dialog()!).getAllByRole('button');
  expect([no, yes]).toEqual([button('Conservar'), button('Borrar sala')]);
  expect([no, yes].map((answer) => answer?.classList.contains('MuiButton-contained'))).toEqual([true, false]);
  expect(screen.getByText('No se puede deshacer.')).toBeVisible();
  await user.click(button('Conservar'));
  expect(dialog()).not.toBeInTheDocument();
  expect(answers).toHaveLength(0);
});

test('while the yes is being sent neither answer does anything, and the focus stays on the button', async () => {
  const { user, answers } = openQuestion();
  await user.click(button('Borrar'));
  await user.dblClick(button('Borrar sala'));
  expect(button('Borrando...')).toHaveFocus();
  expect(button('Borrando...')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Borrando...'));
  await user.click(button('Conservar'));
  expect(dialog()).toBeInTheDocument();
  expect(answers).toHaveLength(1);
});

test('a yes that failed says why and who can help, and can be given again', async () => {
  const { user, answers } = openQuestion();
  await user.click(button('Borrar'));
  await user.click(button('Borrar sala'));
  answers[0]?.('La sala tiene turnos');
  expect(await screen.findByRole('alert')).toHaveTextContent('La sala tiene turnosLlamar a la clínica');
  await user.click(button('Borrar sala'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  answers[1]?.(undefined);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});
