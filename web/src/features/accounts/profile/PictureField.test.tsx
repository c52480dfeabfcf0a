import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { FakeUpload, fakeUploads } from '../../../testing/fake-upload';
import { expectToast } from '../../../testing/toast';
import { FORGOT_PASSWORD_PATH } from '../accounts.paths';
import { openAccount, STORED } from './profile.fixture';

fakeUploads();

const PHOTO = new File(['x'.repeat(100)], 'yo.jpg', { type: 'image/jpeg' });
const WITH_PICTURE = { ...STORED, pictureUrl: '/api/pictures/uno' };

async function openPicture(answers: Answers = {}, stored: object = STORED) {
  const opened = await openAccount('Editar Perfil', answers, stored);
  const picker = await opened.dialog.findByLabelText<HTMLInputElement>(/^(Subir|Cambiar) foto$/);
  const choose = async (file: File) => {
    await userEvent.setup({ applyAccept: false }).upload(picker, file);
    return FakeUpload.sent[0];
  };
  const headerPicture = () => opened.menu.querySelector('img')?.getAttribute('src') ?? null;
  return { ...opened, picker, choose, headerPicture };
}

test('a picture is sent as the API wants it, with progress, and is in the header at once', async () => {
  const { dialog, choose, headerPicture } = await openPicture();
  const request = await choose(PHOTO);
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/auth/profile/picture',
    headers: { Authorization: 'Bearer abc' },
  });
  expect(request?.body?.get('profile_picture')).toEqual(PHOTO);

  act(() => request?.upload.onprogress?.({ loaded: 40, total: 100 }));
  expect(dialog.getByRole('progressbar', { name: 'Subida de la foto' })).toHaveAttribute('aria-valuenow', '40');
  expect(dialog.getByText('Subiendo... 40 %')).toBeVisible();

  act(() => request?.answer(200, { url: '/api/pictures/dos' }));
  await expectToast('Foto de perfil actualizada exitosamente');
  expect(headerPicture()).toBe('/api/pictures/dos');
  expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Mi cuenta' })).toBeVisible();
});

test('a document and a picture of 5 MB are refused before anything is sent', async () => {
  const { picker, choose } = await openPicture();
  for (const [file, text] of [
    [new File(['x'], 'cv.pdf', { type: 'application/pdf' }), 'Por favor selecciona una imagen válida'],
    [new File([new Uint8Array(5_242_880)], 'yo.png', { type: 'image/png' }), 'La imagen debe ser menor a 5MB'],
  ] as const) {
    await choose(file);
    await expectToast(text);
    expect(picker).toHaveAccessibleDescription(text);
  }
  expect(FakeUpload.sent).toEqual([]);
});

test('what the server refuses is reported with its reason; without a connection the upload fails, and can be tried again', async () => {
  const { picker, choose, headerPicture } = await openPicture();
  const refused = await choose(PHOTO);
  act(() => refused?.answer(400, { error: 'El archivo no es una imagen', code: 'BAD_REQUEST' }));
  await expectToast('Error al subir la foto de perfil');
  await waitFor(() => expect(picker).toHaveAccessibleDescription('El archivo no es una imagen'));
  expect(headerPicture()).toBeNull();
  await choose(PHOTO);
  expect(picker).not.toHaveAccessibleDescription('El archivo no es una imagen');
  act(() => FakeUpload.sent[1]?.onerror?.());
  await waitFor(() => expect(picker).toHaveAttribute('aria-disabled', 'false'));
  await choose(PHOTO);
  expect(FakeUpload.sent).toHaveLength(3);
});

test('an upload of a session that another one has replaced leaves that one alone; one that finds its own session over leads to the login', async () => {
  const { choose, address } = await openPicture();
  const endWithoutSession = () =>
    act(() => FakeUpload.sent.at(-1)?.answer(401, { error: 'La sesión venció', code: 'UNAUTHENTICATED' }));
  await choose(PHOTO);
  localStorage.setItem('token', 'otra');
  endWithoutSession();
  await expectToast('Error al subir la foto de perfil');
  expect(localStorage.getItem('token')).toBe('otra');
  expect(address()).toBe(FORGOT_PASSWORD_PATH);
  await choose(PHOTO);
  endWithoutSession();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(localStorage.getItem('token')).toBeNull();
  expect(await screen.findByText(/^Tu sesión terminó\./)).toBeVisible();
});

test('a removal that fails or has no answer keeps the picture; then the initial has its place, and the focus stays in the dialog', async () => {
  let answer: object = OFFLINE;
  const { user, dialog, menu, picker, headerPicture } = await openPicture(
    { RemovePicture: () => answer },
    WITH_PICTURE,
  );
  const remove = () => user.click(dialog.getByRole('button', { name: 'Quitar foto' }));
  await remove();
  await expectToast('Error al eliminar la foto de perfil');
  expect(headerPicture()).toBe('/api/pictures/uno');
  answer = new ApiFailure('INTERNAL', 'Código: 1');
  await remove();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Quitar foto' })).toBeEnabled());
  expect(headerPicture()).toBe('/api/pictures/uno');
  answer = { removePicture: { __typename: 'User', id: 7, pictureUrl: null } };
  await remove();
  await expectToast('Foto de perfil eliminada exitosamente');
  expect(headerPicture()).toBeNull();
  expect(menu).toHaveTextContent('M');
  await waitFor(() => expect(picker).toHaveFocus());
  expect(dialog.queryByRole('button', { name: 'Quitar foto' })).not.toBeInTheDocument();
});
