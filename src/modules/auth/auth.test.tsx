import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, onTestFinished } from 'vitest';
import { useAlerts } from '#stores/alerts.ts';
import { useAuth } from '#stores/auth.ts';
import { resetTheme } from '#stores/theme.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, testServer } from '#testing/server.ts';

withRealServer();

type App = Awaited<ReturnType<typeof renderApp>>;

const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'User name' });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const alerts = () => useAlerts.getState().alerts.map(({ text }) => text);

const signIn = async ({ user }: App, name: string, password: string) => {
  await heading('Sign in');
  await user.clear(nameField());
  await user.type(nameField(), name);
  await user.clear(passwordField());
  await user.type(passwordField(), `${password}{Enter}`);
};

const chooseNew = async ({ user }: App, password: string, again = password) => {
  const first = await screen.findByLabelText('New password');
  const second = screen.getByLabelText('Repeat new password');
  await user.clear(first);
  await user.type(first, password);
  await user.clear(second);
  await user.type(second, `${again}{Enter}`);
};

it('redirects through sign-in to the requested page, and signs out again', async () => {
  const app = await renderApp('/app/help');
  await signIn(app, 'captain', 'demo-Pass1');
  await heading('Help');
  expect(app.router.state.location.pathname).toBe('/app/help');

  await app.user.click(screen.getByRole('button', { name: /, captain$/i }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await heading('Sign in');
  expect(useAuth.getState().token).toBeNull();
  expect(localStorage.getItem('shipshape.auth') ?? '').not.toContain('captain');
});

it('shows why sign-in was refused, beside the field and as a notice, and keeps what was typed', async () => {
  const app = await renderApp('/auth/login');
  await signIn(app, 'captain', 'wrong-Pass1');
  const text = 'User name or password is wrong.';
  await waitFor(() => expect(passwordField().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('main').textContent).toContain(text);
  expect(alerts()).toEqual([text]);
  expect(nameField().value).toBe('captain');
  expect(passwordField().value).toBe('wrong-Pass1');

  await signIn(app, 'captain', 'wrong-Pass2');
  await waitFor(() => expect(passwordField().getAttribute('aria-invalid')).toBe('true'));
  expect(alerts()).toEqual([text]);
});

it('reports missing input without calling the server', async () => {
  const { user } = await renderApp('/auth/login');
  await heading('Sign in');
  expect(document.activeElement).toBe(nameField());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Enter your user name.')).toBeTruthy();
  await user.type(nameField(), 'captain{Enter}');
  expect(await screen.findByText('Enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(passwordField());
  expect(alerts()).toEqual([]);
});

it('shows how long to wait after too many tries', async () => {
  const app = await renderApp('/auth/login');
  fail('post', '*/api/auth', 429, 'Too many attempts. Wait 30 seconds.');
  await signIn(app, 'captain', 'demo-Pass1');
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Wait 30 seconds.'));
});

it('shows the password on request', async () => {
  const { user } = await renderApp('/auth/login');
  await heading('Sign in');
  await user.type(passwordField(), 'secret');
  expect(passwordField().type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(passwordField().type).toBe('text');
});

it('redirects a signed-in user at once', async () => {
  await renderApp('/auth/login?to=%2Fapp%2Fhelp', 'captain');
  expect(await heading('Help')).toBeTruthy();
});

it('changes the language at once', async () => {
  onTestFinished(async () => {
    resetTheme();
    await i18next.changeLanguage('en');
  });
  const { user } = await renderApp('/auth/login');
  await heading('Sign in');
  await user.click(screen.getByRole('button', { name: 'Français' }));
  await heading('Se connecter');
  await user.click(screen.getByRole('button', { name: 'English' }));
  await heading('Sign in');
});

it('resets a forgotten password through the mailed link, once', async () => {
  const { services, mail } = await testServer();
  const { email } = await services.database.db
    .selectFrom('users')
    .select('email')
    .where('username', '=', 'engineer')
    .executeTakeFirstOrThrow();
  const asking = await renderApp('/auth/forgot-password');
  await heading('Forgot password');
  await asking.user.type(screen.getByRole('textbox', { name: 'E-mail' }), `${email}{Enter}`);
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('a link is on its way'));
  expect(alerts()).toEqual(['Password reset link sent']);

  await waitFor(() => expect(mail.sent).toHaveLength(1));
  const link = /\/auth\/reset-password\/\S+/.exec(mail.sent[0]?.text ?? '')?.[0] ?? '';
  await asking.router.navigate({ href: link });
  await heading('Choose a new password');
  await chooseNew(asking, 'short');
  expect(await screen.findByText('At least 8 characters.')).toBeTruthy();
  await chooseNew(asking, 'calm seas today', 'calm seas');
  expect(await screen.findByText('The two do not match.')).toBeTruthy();
  await chooseNew(asking, 'calm seas today');
  await heading('Sign in');
  expect(alerts()).toContain('Successfully changed password');

  await asking.router.navigate({ href: link });
  await chooseNew(asking, 'calm seas tomorrow');
  await heading('This link no longer works');
  await asking.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await heading('Forgot password');
});

it('goes home after a required password change', async () => {
  const app = await renderApp('/app/change-password', 'newcrew');
  await heading('Change password');
  expect(screen.getByText(/This password was set for you/)).toBeTruthy();
  await chooseNew(app, 'calm seas today');
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/app/home'));
  expect(alerts()).toContain('Successfully changed password');
});

it('asks for the present password before it changes, and says beside its field when it is wrong', async () => {
  const app = await renderApp('/app/change-password', 'engineer');
  await heading('Change password');
  await chooseNew(app, 'calm seas today');
  expect(await screen.findByText('Enter your current password.')).toBeTruthy();
  const present = screen.getByLabelText<HTMLInputElement>('Current password');
  expect(document.activeElement).toBe(present);
  await app.user.type(present, 'not-the-Pass1{Enter}');
  await waitFor(() => expect(present.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).not.toBe('true');
  await app.user.clear(present);
  await app.user.type(present, 'demo-Pass1{Enter}');
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/app/home'));
});

it('shows the terms to everybody, at once with their text: the links below would move down', async () => {
  await renderApp('/auth/terms');
  await screen.findByRole('link', { name: 'Back to sign-in' });
  await heading('Terms of use');
  expect(screen.getByRole('heading', { level: 2, name: 'Whose data it is' })).toBeTruthy();
});
