import { sheet } from './booking-dialog-steps';
import type { BookedTurno } from './calendar-steps';
import { blockOf, gridPath, openBeside, REASON, squeezeBeside, turnoToSqueezeBeside } from './overbooking-steps';
import type { Screen } from './screen';
import { asAdmin } from './session';

let beside: Promise<{ turno: BookedTurno; id: string }> | undefined;

function squeezed(): Promise<{ turno: BookedTurno; id: string }> {
  beside ??= turnoToSqueezeBeside().then(async (turno) => ({ turno, id: await squeezeBeside(turno) }));
  return beside;
}

export const OVERBOOKING_SCREENS: Screen[] = [
  {
    name: 'overbooking-panel',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openBeside(page, (await squeezed()).turno);
      await sheet(page).getByLabel('Motivo del sobreturno').fill(REASON);
    },
  },
  {
    name: 'overbooking-grid',
    path: async () => gridPath((await squeezed()).turno),
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      const block = blockOf(page, (await squeezed()).id);
      await block.evaluate((it) => it.scrollIntoView({ block: 'center', inline: 'center' }));
    },
  },
  {
    name: 'overbooking-move',
    path: async () => gridPath((await squeezed()).turno),
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await blockOf(page, (await squeezed()).id).click();
      await page.getByRole('menuitem', { name: 'Mover', exact: true }).click();
      await sheet(page).getByText('Es un sobreturno').waitFor();
    },
  },
  {
    name: 'overbooking-table',
    path: async () => gridPath((await squeezed()).turno).replace('grilla', 'tabla'),
    before: asAdmin,
    windowOnly: true,
    prepare: (page) => page.getByText('Sobreturno').first().scrollIntoViewIfNeeded(),
  },
];
