import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { defaultTheme, useTheme } from '#stores/theme.ts';
import { renderApp, withRealServer } from '#testing/renderApp.tsx';
import { fail, testServer } from '#testing/server.ts';

withRealServer();
beforeEach(() =>
  useTheme.setState({
    ...defaultTheme,
    navPins: null,
    closedGroups: [],
    nightUntil: 0,
    nightDim: 1,
    density: 'auto',
  }),
);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the frame', () => {
  it('has its landmarks, the product in the logo and the user with the job title', async () => {
    await renderApp('/app/help', 'engineer');
    expect(await screen.findByRole('button', { name: 'Tom Halvorsen, Chief Engineer' })).toBeTruthy();
    expect(within(screen.getByRole('banner')).getByRole('img', { name: /Shipshape/ })).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeTruthy();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' })).toBeTruthy();
  });

  it('is drawn first, and its page after it, also if both are there', async () => {
    await renderApp('/app/help', 'engineer');
    await heading('Help');
    cleanup();
    const seen: boolean[] = [];
    const observer = new MutationObserver(() => {
      const isFrame = document.querySelector('header')?.textContent.includes('Tom Halvorsen');
      if (isFrame) seen.push(document.querySelector('h1') !== null);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    await renderApp('/app/help', 'engineer');
    await heading('Help');
    expect([seen[0], seen.at(-1)]).toEqual([false, true]);
  });

  it('shows Management for role management', async () => {
    await renderApp('/app/help', 'manager');
    expect(await screen.findByRole('button', { name: /, Management$/ })).toBeTruthy();
  });

  it('redirects to sign-in without a session, and remembers the page', async () => {
    const { router } = await renderApp('/app/equipment/hours');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(router.state.location.search).toMatchObject({ to: '/app/equipment/hours' });
  });

  it('stays while the user cannot be loaded, and offers a retry', async () => {
    fail('get', '*/api/auth', 500, 'Out of order');
    await renderApp('/app/help', 'engineer');
    expect(await screen.findByText('Your account could not be loaded')).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  });
});

describe('what a user may open', () => {
  it('an EXPIRED boat: the page says so, without a menu, and help stays accessible', async () => {
    const { user } = await renderApp('/app/equipment', 'expired');
    expect(await heading('Access has ended')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '+44 20 7946 0000' })).toHaveProperty(
      'href',
      'tel:+442079460000',
    );
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Halvorsen|,/ }));
    const lines = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(lines).toEqual(['Help Center', 'Sign Out']);
    await user.click(screen.getByRole('menuitem', { name: 'Help Center' }));
    expect(await heading('Help')).toBeTruthy();
  });

  it("a missing flag: the frame's page says so", async () => {
    await renderApp('/app/equipment', 'guestuser');
    expect(await heading('No access')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeTruthy();
  });

  it('an outstanding password change comes first', async () => {
    const { router } = await renderApp('/app/equipment', 'newcrew');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/change-password'));
  });
});

describe('navigation', () => {
  it('menu search finds a page that has no menu entry', async () => {
    useTheme.setState({ navType: 'SIDE' });
    const { user, router } = await renderApp('/app/help', 'superadmin');
    await user.click(await screen.findByRole('button', { name: 'Theme' }));
    await user.click(await screen.findByRole('radio', { name: 'Side' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(await screen.findByRole('searchbox', { name: 'Find in menu' }), 'running');
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    expect(menu.getAllByRole('link')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/equipment/hours'));
    await waitFor(() =>
      expect(menu.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
        'Equipment',
        'Running hours',
      ]),
    );
  });

  it('a pin is set in the panel of its group and saved; a refusal takes it back', async () => {
    const { user } = await renderApp('/app/help', 'captain');
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const row = () =>
      menu
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent?.trim().replace(/ \d+.*$/, ''));
    await waitFor(() => expect(row()).toEqual(['Home', 'Jobs', 'Logbook', 'Crew', 'Vessel Docs']));
    await user.click(menu.getByRole('button', { name: 'People' }));
    const panel = within(await screen.findByRole('dialog', { name: 'People' }));
    // Five are the most.
    expect(panel.getByRole('button', { name: 'Pin Guests' })).toHaveProperty('disabled', true);
    await user.click(panel.getByRole('button', { name: 'Unpin Crew' }));
    await user.click(panel.getByRole('button', { name: 'Pin Guests' }));
    await waitFor(() => expect(row()).toEqual(['Home', 'Jobs', 'Logbook', 'Vessel Docs', 'Guests']));
    // The menu shows both before they are saved; only what comes after is refused.
    const server = await testServer();
    const { token, userID } = await server.signIn('captain');
    const saved = async () =>
      (await server.call('GET', `/api/themes/themedetails/${userID}`, { token })).json;
    await expect.poll(saved).toMatchObject({ navPins: expect.arrayContaining(['guests']) });
    fail('post', '*/api/themes/navPins/:id', 403, 'The menu is locked');
    await user.click(panel.getByRole('button', { name: 'Unpin Guests' }));
    await screen.findByText('The menu is locked');
    await waitFor(() => expect(row()).toEqual(['Home', 'Jobs', 'Logbook', 'Vessel Docs', 'Guests']));
  });

  it('a group that is closed in the side menu stays closed for the person, and shows the sum of what waits in it', async () => {
    const server = await testServer();
    const { token, userID } = await server.signIn('captain');
    const theme = async () =>
      (await server.call('GET', `/api/themes/themedetails/${userID}`, { token })).json;
    await server.call('POST', '/api/themes/navType/mine', { token, body: { userID, navType: 'SIDE' } });
    await server.call('POST', '/api/themes/navPins/mine', { token, body: { userID, navPins: ['crew'] } });
    useTheme.setState({ navType: 'SIDE', navPins: ['crew'] });
    const { user } = await renderApp('/app/help', 'captain');
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const jobs = await menu.findByRole('link', { name: /^Jobs \d+ without status$/ });
    const count = /\d+/.exec(jobs.textContent ?? '')?.[0];
    await user.click(menu.getByRole('button', { name: 'Work' }));
    expect(await menu.findByRole('button', { name: new RegExp(`^Work ${count}`) })).toBeTruthy();
    await waitFor(async () => expect(await theme()).toMatchObject({ closedGroups: ['work'] }));
    await user.click(menu.getByRole('button', { name: /^Work/ }));
    await waitFor(async () => expect(await theme()).toMatchObject({ closedGroups: [] }));
  });

  it('the panel of a group says what is going on behind its entries', async () => {
    const { user } = await renderApp('/app/guests', 'captain');
    await screen.findByRole('heading', { level: 1, name: /^Guests/ });
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await user.click(menu.getByRole('button', { name: /^People/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'People' }));
    expect(await panel.findByRole('link', { name: /^Guests.*\d+ aboard of \d+/ })).toBeTruthy();
    expect(await panel.findByRole('link', { name: /^Crew.*\d+ people, \d+ aboard/ })).toBeTruthy();
    expect(await panel.findByRole('link', { name: /^Employees.*Certificates: \d+ expired/ })).toBeTruthy();
  });

  it('the palette opens with Ctrl K and goes to the choice, which is first the next time', async () => {
    const { user, router } = await renderApp('/app/help', 'engineer');
    await screen.findByRole('button', { name: /Halvorsen/ });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'terms{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/terms'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    expect((await screen.findAllByRole('option'))[0]?.textContent).toBe('Terms');
  });

  it('the palette finds people whose list was never opened', async () => {
    const { user } = await renderApp('/app/help', 'captain');
    await screen.findByRole('button', { name: /Marchetti/ });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'luca');
    expect(await screen.findByRole('option', { name: /Luca Ferri/ })).toBeTruthy();
  });

  it('the palette runs the commands of the modules that the user may use', async () => {
    const { user } = await renderApp('/app/help', 'deckhand');
    await screen.findByRole('button', { name: /Clarke/ });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'report a def');
    await user.click(await screen.findByRole('option', { name: 'Report a defect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a defect' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the palette has no commands about a boat before one is chosen', async () => {
    const { user } = await renderApp('/app/help', 'superadmin');
    await screen.findByRole('button', { name: /Choose a vessel|Superadmin/ });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'theme');
    await screen.findByRole('option', { name: 'Theme: light, dark, night' });
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'report a def');
    expect(await screen.findByText('Nothing found for “report a def”.')).toBeTruthy();
  });

  it('the palette finds the other boats, and switches to them', async () => {
    const { user } = await renderApp('/app/help', 'manager');
    await screen.findByRole('button', { name: 'M/Y Halcyon, switch vessel' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'meridian');
    await user.click(await screen.findByRole('option', { name: /M\/Y Meridian/ }));
    expect(await screen.findByText('Switched to M/Y Meridian')).toBeTruthy();
  });

  it('switches the boat with a notice, and shows the other boat', async () => {
    const { user, router } = await renderApp('/app/help', 'manager');
    const button = await screen.findByRole('button', { name: /switch vessel/ });
    const before = button.textContent;
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a vessel' }));
    const names = (await dialog.findAllByRole('button')).flatMap(
      (one) => one.querySelector('b')?.textContent ?? [],
    );
    const name = names.find((one) => one !== before);
    if (!name) throw new Error('There is no other boat');
    await user.type(dialog.getByRole('searchbox'), name.slice(-4));
    await user.click(await dialog.findByRole('button', { name: new RegExp(name) }));
    expect(await screen.findByText(`Switched to ${name}`)).toBeTruthy();
    expect(await screen.findByRole('button', { name: `${name}, switch vessel` })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/app/home');
  });

  it('marks notices as read, one by one', async () => {
    const { user, router } = await renderApp('/app/help', 'engineer');
    await user.click(await screen.findByRole('button', { name: 'Notifications, 3' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await user.click(await drawer.findByRole('link', { name: /3 meters without a recent reading/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/equipment/hours'));
    expect(await screen.findByRole('button', { name: 'Notifications, 2' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Notifications, 2' }));
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
  });
});
