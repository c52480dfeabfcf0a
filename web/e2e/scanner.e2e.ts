import { DESKTOP } from './browser';
import { sheet, submit } from './booking-dialog-steps';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { newButton, soonest } from './new-appointment-steps';
import { newPerson } from './new-person';
import { onOnePage } from './one-page';
import { addCamera, cardOf, scan, scanUntil } from './scanner-steps';
import { beSignedIn } from './session';
import { turnoOfToday } from './today-steps';

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

async function identifiersFoundBy(dni: string): Promise<Identified['patient']['identifiers'][]> {
  const { patients } = await graphql<{ patients: Identified['patient'][] }>(
    'query ($dni: String!) { patients(search: $dni) { identifiers { kind number } } }',
    { dni },
    await sessionOf(DEMO_EMAIL.admin),
  );
  return patients.map(({ identifiers }) => identifiers);
}

describe('at the desk', () => {
  const { dni, familyName } = newPerson();
  const name = `Ana ${familyName}`;
  const card = cardOf({ familyNames: `${familyName.toUpperCase()} PAZ`, givenNames: 'ANA', dni, sex: 'F' });
  let turno: string;
  const testThere = onOnePage({ viewport: DESKTOP }, async (desk) => {
    turno = await turnoOfToday(name, 1);
    await beSignedIn(desk, 'admin');
    await addCamera(desk, card);
    await desk.goto('/admin');
  });

  testThere('a card checks its owner in without a key, once staff have confirmed the patient', async (desk) => {
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
    await desk.getByRole('button', { name: 'Escanear DNI' }).click();
    await arrived.waitFor();
    await sheet(desk).waitFor({ state: 'detached' });
    await desk.keyboard.press('Control+z');
    await arrived.waitFor({ state: 'detached' });
    const search = desk.getByRole('searchbox');
    await search.click();
    await scan(desk, card);
    await arrived.waitFor();
    expect(await search.inputValue()).toBe('');
    expect(await sheet(desk).count()).toBe(0);
  });

  testThere('the card of an unknown caller fills the new turno, and is kept with the patient', async (desk) => {
    const unknown = newPerson();
    await newButton(desk).waitFor();
    const card = cardOf({
      familyNames: unknown.familyName.toUpperCase(),
      givenNames: 'UMA',
      dni: unknown.dni,
      sex: 'X',
    });
    await scanUntil(desk, card, sheet(desk).getByText(`el DNI ${unknown.dni} queda guardado`));
    expect(
      await sheet(desk)
        .getByLabel(/^Nombre y apellido/)
        .inputValue(),
    ).toBe(`Uma ${unknown.familyName}`);
    await sheet(desk)
      .getByLabel(/^Teléfono/)
      .fill('011 4567 8901');
    await soonest(desk).first().click();
    const kept = desk.waitForResponse(
      (response) => response.request().postData()?.includes('IdentifyPatient') === true,
    );
    await submit(desk).click();
    await sheet(desk).waitFor({ state: 'detached' });
    await kept;
    expect(await identifiersFoundBy(unknown.dni)).toEqual([[{ kind: 'dni', number: unknown.dni }]]);
  });
});
