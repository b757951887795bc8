import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import messages from '#i18n/messages/en.ts';
import { noStore } from '#lib/outbox/memoryStore.ts';
import { type Profile, profiles } from '#modules/profile/contract.ts';
import { PIXEL } from '#server/testing/as.ts';
import { renderApp, withRealServer } from './renderApp.tsx';
import { fail, network, testServer } from './server.ts';
import { laterRoutes } from './specification.ts';

withRealServer();

type App = Awaited<ReturnType<typeof renderApp>>;

const press = async (
  { user }: App,
  role: 'button' | 'menuitem' | 'switch' | 'radio',
  name: string | RegExp,
) => user.click(await screen.findByRole(role, { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const paste = async ({ user }: App, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

/** The message as a notice on the page, alone or before its reason; word for word. */
const expectNotice = async (message: string) => {
  const notices = await screen.findAllByText((text) => text === message || text.startsWith(`${message}. `));
  expect(notices.length).toBeGreaterThan(0);
};

type Write = 'post' | 'put' | 'delete';

/** An answer without the server's error format: no reason is known, so the fixed message has to appear. */
const refuse = (method: Write, path: string) => fail(method, path, 403);

/** A write without a connection waits on the device; it fails only if the device cannot store it. */
const openWithoutStore = (path: string, persona: string, method: Write, call: string) => {
  network.use(http[method](call, () => HttpResponse.error()));
  return renderApp(path, persona, { store: noStore });
};

/** Sets a user's signature, so that its use in print can be allowed. */
const sign = async (persona: string) => {
  const { call, signIn } = await testServer();
  const { token, userID } = await signIn(persona);
  const read = await call('GET', `/api/profile/profiledetailsbyuserid/${userID}`, { token });
  const profile: Profile = profiles.item.parse(read.json);
  const body = { status: true, profileID: profile._id, downloadUrl: PIXEL };
  expect((await call('PUT', '/api/profile/signature', { token, body })).status).toBe(200);
  return profile._id;
};

/** What a user does on a page, whether the server then refuses it or not. */
const deeds = {
  saveProfile: async (app: App) => {
    await paste(app, await screen.findByRole('textbox', { name: 'City' }), 'Rapallo');
    await press(app, 'button', 'Save profile');
  },
  tapAboard: async (app: App) => {
    await press(app, 'switch', 'Kenji Mori, Aboard');
  },
  newYardUser: async (app: App) => {
    await press(app, 'button', 'New yard user');
    const dialog = await dialogOf('New yard user');
    await paste(app, dialog.getByLabelText(/^User name/), 'NLund');
    await paste(app, dialog.getByLabelText(/^E-mail/), 'nils@yard.example');
    await app.user.selectOptions(dialog.getByLabelText('Role'), 'Contractor');
    await app.user.click(dialog.getByRole('button', { name: 'Create and send e-mail' }));
  },
  giveRight: async (app: App) => {
    await press(app, 'switch', 'Inventory');
  },
  switchBoat: async (app: App) => {
    await press(app, 'button', /switch vessel/);
    const dialog = await dialogOf('Choose a vessel');
    await app.user.click(await dialog.findByRole('button', { name: /Meridian/ }));
  },
  changePassword: async (app: App) => {
    await paste(app, await screen.findByLabelText('New password'), 'calm seas today');
    await paste(app, screen.getByLabelText('Repeat new password'), 'calm seas today');
    await app.user.keyboard('{Enter}');
  },
  deleteUser: async (app: App) => {
    await press(app, 'button', 'More');
    await press(app, 'menuitem', 'Delete user');
    const ask = within(await screen.findByRole('alertdialog'));
    await app.user.click(ask.getByRole('button', { name: 'Delete user' }));
  },
  invite: async (app: App) => {
    await press(app, 'button', 'Invite');
    const dialog = await dialogOf('Invite someone');
    await paste(app, dialog.getByLabelText(/^E-mail/), 'lina@paint.example');
    await app.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  },
  largeText: async (app: App) => {
    await press(app, 'button', 'Theme');
    await press(app, 'radio', 'Large');
  },
};

/** For each message of the specification's section 8: what a user does on a page to see it. */
const drives: Record<string, () => Promise<void>> = {
  'Error deleting': async () => {
    const app = await openWithoutStore(
      '/app/guestdetails/guest-halcyon-1',
      'captain',
      'delete',
      '*/api/guests/:id',
    );
    await press(app, 'button', 'Delete');
    const ask = within(await screen.findByRole('alertdialog'));
    await app.user.click(ask.getByRole('button', { name: 'Delete' }));
  },
  'Updating profile failed': async () => {
    const app = await openWithoutStore('/app/editprofile/profile-lferri', 'captain', 'post', '*/api/profile');
    await deeds.saveProfile(app);
  },
  'Updating petty cash failed': async () => {
    const app = await openWithoutStore(
      '/app/profiledetails/profile-lferri',
      'captain',
      'put',
      '*/api/profile/pettycash',
    );
    await press(app, 'button', 'Give cash');
    const dialog = await dialogOf('Cash for Luca Ferri');
    await paste(app, dialog.getByLabelText(/^Amount/), '50');
    await app.user.click(dialog.getByRole('button', { name: 'Give cash' }));
  },
  'Updating status failed': async () => {
    const app = await openWithoutStore(
      '/app/onboard',
      'deckhand',
      'post',
      '*/api/profile/onboard_status/:id',
    );
    await deeds.tapAboard(app);
  },
  'Updating notifications failed': async () => {
    const app = await openWithoutStore('/app/account', 'captain', 'put', '*/api/profile/notifications');
    await press(app, 'switch', 'Job overdue');
  },
  'Creating new user failed': async () => {
    refuse('post', '*/api/users/shipyard');
    const app = await renderApp('/app/users?show=yard', 'captain');
    await deeds.newYardUser(app);
  },
  'Sending new user email failed': async () => {
    refuse('post', '*/api/users/welcome/:id');
    const app = await renderApp('/app/userdetails/user-newcrew', 'captain');
    await press(app, 'button', 'More');
    await press(app, 'menuitem', 'Send welcome e-mail again');
  },
  'Updating system access failed': async () => {
    refuse('put', '*/api/users/system_access/:id');
    const app = await renderApp('/app/userdetails/user-deckhand', 'captain');
    await deeds.giveRight(app);
  },
  'Switching boats failed': async () => {
    refuse('put', '*/api/users/switch_boat');
    const app = await renderApp('/app/help', 'manager');
    await deeds.switchBoat(app);
  },
  'Failed to change password': async () => {
    refuse('put', '*/api/users/change_password');
    const app = await renderApp('/app/change-password', 'newcrew');
    await deeds.changePassword(app);
  },
  'Error deleting user': async () => {
    refuse('put', '*/api/users/softdelete/:id');
    const app = await renderApp('/app/userdetails/user-deckhand', 'captain');
    await deeds.deleteUser(app);
  },
  'Error updating user role': async () => {
    refuse('put', '*/api/users/role');
    const app = await renderApp('/app/userdetails/user-deckhand', 'captain');
    await press(app, 'button', 'Change role');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Change role' }));
  },
  'Error updating email': async () => {
    refuse('put', '*/api/users/email/:id');
    const app = await renderApp('/app/userdetails/user-newcrew', 'captain');
    await press(app, 'button', 'Change e-mail');
    const dialog = within(await screen.findByRole('dialog'));
    await paste(app, dialog.getByLabelText(/^E-mail/), 'other@halcyon.example');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  },
  'Error inviting user': async () => {
    refuse('post', '*/api/users/shipyard/invites');
    const app = await renderApp('/app/users?show=yard', 'captain');
    await deeds.invite(app);
  },
  'Updating theme failed': async () => {
    const app = await openWithoutStore('/app/help', 'engineer', 'post', '*/api/themes/fontSize/:id');
    await deeds.largeText(app);
  },
  'Signature status has been updated': async () => {
    const app = await renderApp(`/app/editprofile/${await sign('captain')}`, 'captain');
    await press(app, 'switch', 'Allow printing on documents');
  },
  'Notifications have changed': async () => {
    const app = await renderApp('/app/account', 'captain');
    await press(app, 'switch', 'Job overdue');
  },
};

/** The messages of success: the same deeds, as the server does them. */
const successes: Record<string, () => Promise<void>> = {
  'Profile changes have been saved': async () => {
    const app = await renderApp('/app/editprofile/profile-lferri', 'captain');
    await deeds.saveProfile(app);
  },
  'Onboard status have been saved': async () => {
    await deeds.tapAboard(await renderApp('/app/onboard', 'deckhand'));
  },
  'New user created': async () => {
    await deeds.newYardUser(await renderApp('/app/users?show=yard', 'captain'));
  },
  'System access have changed': async () => {
    await deeds.giveRight(await renderApp('/app/userdetails/user-deckhand', 'captain'));
  },
  'Switched to {{boat}}': async () => {
    await deeds.switchBoat(await renderApp('/app/help', 'manager'));
  },
  'Successfully changed password': async () => {
    await deeds.changePassword(await renderApp('/app/change-password', 'newcrew'));
  },
  'User successfully deleted': async () => {
    await deeds.deleteUser(await renderApp('/app/userdetails/user-deckhand', 'captain'));
  },
  'User successfully restored': async () => {
    const { call, signIn } = await testServer();
    const { token } = await signIn('captain');
    await call('PUT', '/api/users/softdelete/user-deckhand', { token, body: { softDelete: true } });
    const app = await renderApp('/app/userdetails/user-deckhand', 'captain');
    await press(app, 'button', 'Restore user');
  },
  'User invited': async () => {
    await deeds.invite(await renderApp('/app/users?show=yard', 'captain'));
  },
  'Password reset link sent': async () => {
    const app = await renderApp('/auth/forgot-password');
    await paste(app, await screen.findByRole('textbox', { name: 'E-mail' }), 'tom@halcyon.example');
    await app.user.keyboard('{Enter}');
  },
  'Theme successfully changed': async () => {
    await deeds.largeText(await renderApp('/app/help', 'engineer'));
  },
};

/** Messages of a page that is not built yet: none of its routes may exist. */
const later: Record<string, readonly (typeof laterRoutes)[number][]> = {
  'Error in form creation': ['/app/ism', '/app/adminforms', '/app/boatadminforms'],
};

describe('each fixed message of the specification', () => {
  test('exists word for word, and all 29 are checked', () => {
    const all = [...Object.keys(drives), ...Object.keys(successes), ...Object.keys(later)];
    expect(all.length).toBe(29);
    expect(Object.values(messages)).toEqual(expect.arrayContaining(all));
  });

  test.each(Object.entries(drives))('%s: is shown to the user who causes it', async (message, drive) => {
    await drive();
    await expectNotice(message);
  });

  test.each(Object.entries(successes))('%s: is shown to the user who did it', async (message, drive) => {
    await drive();
    await expectNotice(message.replace('{{boat}}', 'M/Y Meridian'));
  });

  test.each(Object.entries(later))('%s: belongs to a page that is not built yet', (_message, routes) => {
    expect(laterRoutes).toEqual(expect.arrayContaining([...routes]));
  });
});
