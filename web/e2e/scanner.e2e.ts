import { DESKTOP } from './browser';
import { sheet, submit } from './booking-dialog-steps';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { lookUp, newButton, patients, soonest } from './new-appointment-steps';
import { newPerson } from './new-person';
import { cardOf, scan, scanUntil } from './scanner-steps';
import { beSignedIn } from './session';
import { turnoOfToday } from './today-steps';
import { visits } from './visits';

const { open } = visits();

interface Identified {
  patient: { id: string; state: string; identifiers: { kind: string; number: string }[] };
}

async function patientOfTurno(id: string): Promise<Identified['patient']> {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { appointment } = await graphql<{ appointment: { patientId: string } }>(
    'query ($id: ID!) { appointment(id: $id) { patientId } }',
    { id },
    token,
  );
  const { patient } = await graphql<Identified>(
    'query ($id: ID!) { patient(id: $id) { id state identifiers { kind number } } }',
    { id: appointment.patientId },
    token,
  );
  return patient;
}

test('a card checks its owner in without a key, once staff have confirmed the patient', async () => {
  const { dni, familyName } = newPerson();
  const name = `Ana ${familyName}`;
  const turno = await turnoOfToday(name, 1);
  const card = cardOf({ familyNames: `${familyName.toUpperCase()} PAZ`, givenNames: 'ANA', dni, sex: 'F' });
  const desk = await open({ viewport: DESKTOP });
  await beSignedIn(desk, 'admin');
  await desk.goto('/admin');
  await desk.getByRole('listitem', { name }).waitFor();

  // The clinic knows her by name alone.
  const owner = sheet(desk).getByRole('button', { name });
  await scanUntil(desk, card, owner);
  await owner.click();
  const arrived = desk.getByRole('region', { name: /^En la clínica/ }).getByText(name);
  await arrived.waitFor();
  expect(await patientOfTurno(turno)).toMatchObject({
    state: 'validated',
    identifiers: [{ kind: 'dni', number: dni }],
  });

  await desk.keyboard.press('Control+z');
  await arrived.waitFor({ state: 'detached' });
  const search = desk.getByRole('searchbox');
  await search.click();
  await scan(desk, card);
  await arrived.waitFor();
  expect(await search.inputValue()).toBe('');
  expect(await sheet(desk).count()).toBe(0);
});

test('a caller known by DNI has a turno in four clicks, and the card of an unknown patient is kept with theirs', async () => {
  const { dni, familyName } = newPerson();
  const desk = await open({ viewport: DESKTOP });
  await beSignedIn(desk, 'admin');
  await desk.goto('/admin');
  await newButton(desk).waitFor();
  const card = cardOf({ familyNames: familyName.toUpperCase(), givenNames: 'UMA', dni, sex: 'X' });
  await scanUntil(desk, card, sheet(desk).getByText(`el DNI ${dni} queda guardado`));
  expect(
    await sheet(desk)
      .getByLabel(/^Nombre y apellido/)
      .inputValue(),
  ).toBe(`Uma ${familyName}`);
  await sheet(desk)
    .getByLabel(/^Teléfono/)
    .fill('011 4567 8901');
  await soonest(desk).first().click();
  const kept = desk.waitForResponse((response) => response.request().postData()?.includes('IdentifyPatient') === true);
  await submit(desk).click();
  await sheet(desk).waitFor({ state: 'detached' });
  await kept;

  let clicks = 0;
  const click = async (on: { click: () => Promise<void> }) => {
    await on.click();
    clicks += 1;
  };
  await click(newButton(desk));
  await lookUp(desk, dni);
  await click(
    patients(desk)
      .filter({ hasText: `Uma ${familyName}` })
      .first(),
  );
  await click(soonest(desk).last());
  await click(submit(desk));
  await sheet(desk).waitFor({ state: 'detached' });
  expect(clicks).toBe(4);
});
