import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aProfessional, aSpecialty, firstSlots, landingAnswers } from '../../../testing/clinic-data';
import { NEVER, OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { write } from '../../../testing/write';
import { texts } from '../texts';
import type { FoundCare } from '../../../clinic/care/useCareSearch';

const NOTHING: FoundCare = { specialties: [], professionals: [], insurers: [], otherInsurers: [], isNear: false };
const DENTISTRY = { id: 8, slug: 'odontologia', name: 'Odontología', icon: 'tooth' };
const OVIEDO = { id: 12, name: 'Florencia Oviedo', pictureUrl: null, specialtyName: 'Odontología' };
const CHILDREN = { id: 2, slug: 'pediatria', name: 'Pediatría', icon: 'baby' };
const found: Record<string, FoundCare> = {
  dentista: { ...NOTHING, specialties: [DENTISTRY], professionals: [OVIEDO] },
  oviedo: { ...NOTHING, professionals: [OVIEDO] },
  'diente hijo': { ...NOTHING, specialties: [CHILDREN, DENTISTRY] },
  desmayo: { ...NOTHING, specialties: [CHILDREN] },
  dentitsa: { ...NOTHING, specialties: [DENTISTRY], insurers: [], otherInsurers: [], isNear: true },
};

async function open(answers: Answers = {}, path = '/') {
  const page = await renderApp(path, {
    ...landingAnswers({ specialties: [aSpecialty(), aSpecialty({ id: 8, slug: 'odontologia', name: 'Odontología' })] }),
    FindCare: ({ search }) => ({ findCare: found[search as string] ?? NOTHING }),
    ...answers,
  });
  const box = () => screen.getByRole('combobox', { name: 'Buscar especialidad, profesional o molestia' });
  const type = async (text: string) => {
    await page.user.clear(box());
    await write(page.user, box(), text);
  };
  return { ...page, box, type };
}
const options = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('what a patient types finds specialties and professionals with their next free time, by the arrows and Enter', async () => {
  const professionals = [aProfessional({ id: 12, specialty: { id: 8, name: 'Odontología', icon: null } })];
  const clinic = aClinic();
  const { user, box, type, visited, sent } = await open({
    ...landingAnswers({ clinic, specialties: [aSpecialty()], professionals }),
    FirstSlots: { firstSlots: [firstSlots(12, '2026-11-22T09:00:00-03:00')], clinic },
  });
  await type('dentista');
  const next = 'Próximo turno: mañana, dom 22 09:00';
  expect(await options()).toEqual([
    expect.stringContaining(`Odontología Especialidad${next}`),
    expect.stringContaining(`Florencia Oviedo Odontología${next}`),
  ]);
  expect(screen.getByText('1 especialidad y 1 profesional. Se eligen con las flechas.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = within(screen.getByRole('listbox')).getAllByRole('option')[1];
  expect(second).toHaveAttribute('id', box().getAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(visited.at(-1)).toBe('/book/12'));
  expect(sent('FindCare')).toEqual([{ search: 'dentista' }]);
});

test('screen readers hear existing options alone', () => {
  const nothing = { specialties: [], professionals: [], insurers: [], otherInsurers: [], isNear: false };
  const say = (hasSpecialties: boolean) => texts.search.found(nothing, 'zzz', { hasList: false, hasSpecialties });
  expect(say(true)).toBe('No encontramos “zzz”. Debajo están las especialidades que hay.');
  expect(say(false)).toBe('No encontramos “zzz”.');
  const one = { ...nothing, specialties: [1] };
  expect(texts.search.found(one, 'zzz', { hasList: false, hasSpecialties: true })).toBe('1 especialidad.');
});

test('a press on a specialty and Buscar lead to the first hit, and Back finds the search as it was', async () => {
  const { user, box, type, visited, back } = await open();
  await type('dentista');
  const press = {
    option: async () => user.click(await screen.findByRole('option', { name: /Odontología Especialidad/ })),
    Buscar: () => user.click(screen.getByRole('button', { name: 'Buscar' })),
  };
  for (const way of [press.option, press.Buscar]) {
    await way();
    await waitFor(() => expect(visited.at(-1)).toBe('/especialidades/odontologia'));
    await back();
    expect(box()).toHaveValue('dentista');
  }
});

test('Enter straight after typing opens the first hit of the typed text', async () => {
  let answer = (_found: object): void => undefined;
  const answered = new Promise<object>((resolve) => (answer = resolve));
  const { user, type, visited } = await open({
    FindCare: ({ search }) => (search === 'oviedo' ? answered : { findCare: found[search as string] }),
  });
  await type('dentista');
  await options();
  await type('oviedo');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  answer({ findCare: found['oviedo'] });
  await waitFor(() => expect(visited.at(-1)).toBe('/book/12'));
});

test('Buscar chooses none of several specialties: the list stays open, with the first one active for Enter', async () => {
  const { user, box, type, visited } = await open();
  await type('diente hijo');
  await options();
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(visited).toEqual(['/']);
  expect(box()).toHaveFocus();
  const [first] = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(first).toHaveTextContent('Pediatría');
  expect(first).toHaveAttribute('id', box().getAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(visited.at(-1)).toBe('/especialidades/pediatria'));
});

test('an alarming complaint shows the emergency phone first, and Enter opens no page before it was seen', async () => {
  const { user, type, visited } = await open();
  await type('desmayo');
  await options();
  expect(screen.getByRole('link', { name: '107' })).toHaveAttribute('href', 'tel:107');
  expect(screen.getByText(/^Si es una urgencia, llamá al 107\. 1 esp/)).toHaveAttribute('role', 'status');
  await user.keyboard('{Enter}');
  expect(visited).toEqual(['/']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(visited.at(-1)).toBe('/especialidades/pediatria'));
});

test('Buscar without a word leads to the specialties; more typing after it opens no page', async () => {
  const { user, type, visited } = await open({
    FindCare: ({ search }) => (search === 'dentista' ? NEVER() : { findCare: found[search as string] }),
  });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(screen.getByRole('heading', { name: 'Especialidades' })).toHaveFocus();
  await type('dentista');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await type('oviedo');
  expect(await options()).toEqual([expect.stringContaining('Florencia Oviedo')]);
  expect(visited).toEqual(['/']);
});

test('when nothing is found there are the specialties and the phone, until more letters find something, or something similar', async () => {
  const { type } = await open();
  await type('pizza');
  expect(await screen.findByText('No encontramos “pizza”')).toBeVisible();
  const form = within(screen.getByRole('search'));
  expect(form.getByRole('link', { name: 'Odontología' })).toHaveAttribute('href', '/especialidades/odontologia');
  expect(form.getByRole('link', { name: '+54 11 4901-2233' })).toHaveAttribute('href', 'tel:+541149012233');
  await type('dentista');
  expect(await options()).toEqual([
    expect.stringMatching(/Odontología Especialidad$/),
    expect.stringMatching(/Florencia Oviedo Odontología$/),
  ]);
  expect(screen.queryByText('No encontramos “pizza”')).not.toBeInTheDocument();
  await type('dentitsa');
  expect(await screen.findByText('Resultados parecidos')).toBeVisible();
  expect(screen.getByText(/^Resultados parecidos: 1 especialidad\./)).toHaveAttribute('role', 'status');
});

test('a search that fails does not look like nothing found, and can be tried again', async () => {
  let broken = true;
  const { user, box, type } = await open({
    FindCare: () => (broken ? OFFLINE : { findCare: found['dentista'] }),
  });
  await type('dentista');
  const form = within(screen.getByRole('search'));
  await form.findByRole('button', { name: 'Reintentar' });
  expect(form.queryByText(/^No encontramos/)).not.toBeInTheDocument();
  broken = false;
  await user.click(form.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^1 especialidad y 1 profesional/)).toBeInTheDocument();
  expect(box()).toHaveValue('dentista');
});

test('the clinic says which insurers it attends, and that it attends patients without one', async () => {
  const kind = 'national' as const;
  const named = (id: number, name: string, isAccepted: boolean) => ({
    id,
    name,
    kind,
    numberPattern: null,
    isAccepted,
  });
  const particular = { ...named(3, 'Particular', true), kind: 'private_pay' as const };
  found['swiss'] = {
    ...NOTHING,
    insurers: [named(1, 'Swiss Medical', false)],
    otherInsurers: [named(2, 'OSDE', true)],
  };
  const { type } = await open();
  await type('swiss');
  expect(await screen.findByText('No atendemos Swiss Medical. Sí: OSDE.', { ignore: '[role=status]' })).toBeVisible();
  const many = Array.from({ length: 12 }, (_, index) => named(index, `OS${index}`, true));
  expect(texts.search.insurers({ insurers: [], otherInsurers: many })).toBe(
    'Atendemos OS0, OS1, OS2, OS3, OS4, OS5, OS6, OS7, OS8, OS9 y 2 más.',
  );
  const say = (...insurers: FoundCare['insurers']) => texts.search.insurers({ insurers, otherInsurers: [] });
  expect(say(particular)).toBe('También atendemos pacientes particulares.');
  expect(say(particular, named(4, 'OSDOP', true))).toBe('Atendemos OSDOP. También atendemos pacientes particulares.');
});
