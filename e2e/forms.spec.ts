import { choose, givePins, sign } from './fixtures/forms.ts';
import { expect, test } from './fixtures/index.ts';

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('A risk assessment goes from its form to the archive: filled, signed in order, changed, signed again, found by a word', async ({
    page,
    login,
    request,
  }) => {
    await givePins(request, 'engineer', 'captain');
    await login('engineer', '/app/ism');
    await page.getByRole('link', { name: 'Risk assessment' }).first().click();
    await page.getByRole('button', { name: 'Start filling' }).click();
    await page.getByRole('textbox', { name: 'Task' }).fill('Varnish the taffrail');
    await page.getByLabel('Hazard 1').fill('Slipping');
    await page.getByLabel('Measures in place 1').fill('Non-slip shoes');
    await page.getByRole('button', { name: 'Next: Risk' }).click();
    await choose(page, 'Likelihood', '2 Low');
    await choose(page, 'Severity', '2 Low');
    await page.getByRole('button', { name: 'Submit for signing' }).click();
    await sign(page, 'Assessed by', /Tom Halvorsen/);
    await expect(page.getByRole('region', { name: 'Signatures' }).getByText('1 of 2')).toBeVisible();

    // A change makes the signature void; it is kept.
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
    await page.getByRole('textbox', { name: 'Task' }).fill('Varnish the bulwark');
    await expect(page.getByText('1 signature is void: Tom Halvorsen changed an answer.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit for signing' }).click();
    await sign(page, 'Assessed by', /Tom Halvorsen/);
    await sign(page, 'Master', /Elena Marchetti/);
    await expect(page.getByText('All have signed. The form is archived and locked.')).toBeVisible();

    await page.goto('/app/formarchives');
    await page.getByRole('searchbox', { name: 'Find in answers' }).fill('bulwark');
    const row = page.getByRole('row', { name: /Risk assessment/ });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Task: Varnish the bulwark');
    await row.getByRole('link').first().click();
    await expect(page.getByText('As filled, on version 1, still in use.')).toBeVisible();
    await expect(page.getByText('Varnish the taffrail', { exact: true })).toBeVisible();
    // The history says which answer became what, in the words of the form.
    await expect(
      page
        .getByRole('region', { name: 'History' })
        .getByText('Task: Varnish the taffrail → Varnish the bulwark'),
    ).toBeVisible();
  });
});

test('Two people fill one form on two devices without a link, and nothing is lost', async ({
  page,
  login,
  link,
  otherDevice,
  problems,
}) => {
  problems.expected(/Failed to load resource|net::ERR_/);
  await login('engineer', '/app/ismform/form-halcyon-ra');
  await page.getByRole('button', { name: 'Start filling' }).click();
  await expect(page.getByRole('textbox', { name: 'Task' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Risk assessment' })).toBeVisible();
  const form = new URL(page.url()).pathname;
  await page.getByRole('textbox', { name: 'Task' }).fill('Paint the mast');
  await page.getByLabel('Hazard 1').focus();
  const captain = await otherDevice('captain', form);
  await expect(captain.getByRole('textbox', { name: 'Task' })).toHaveValue('Paint the mast');
  await link.down();
  await captain.context().route('**/api/**', (route) => route.abort('connectionfailed'));

  await page.getByLabel('Hazard 1').fill('Fall');
  await page.getByRole('button', { name: 'Next: Risk' }).click();
  await choose(page, 'Likelihood', '2 Low');
  await page.getByRole('button', { name: /On this device/ }).click();
  await expect(page.getByText('Hazards: not answered → Fall')).toBeVisible();
  await page.keyboard.press('Escape');
  await captain.getByRole('button', { name: 'Next: Risk' }).click();
  await choose(captain, 'Likelihood', '4 High');
  await choose(captain, 'Severity', '2 Low');

  await link.up();
  await captain.context().unroute('**/api/**');
  await page.reload();
  await captain.reload();
  await captain.getByRole('button', { name: /^2\W*Risk/ }).click();
  const question = captain.getByRole('group', { name: 'Which answer holds: Likelihood?' });
  await expect(question.getByRole('button', { name: '2 Low, Tom Halvorsen' })).toBeVisible();
  await question.getByRole('button', { name: '2 Low, Tom Halvorsen' }).click();
  await expect(question).toBeHidden();
  await captain
    .getByRole('button', { name: /Task and hazards/ })
    .first()
    .click();
  await expect(captain.getByLabel('Hazard 1')).toHaveValue('Fall');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A checklist is gone through with one thumb; a failed item opens a job', async ({ page, login }) => {
    await login('engineer', '/app/vesseldocs/checklist/run-halcyon-1');
    const inHand = (name: string) => page.getByRole('region', { name });
    await inHand('Engines ahead and astern').getByRole('button', { name: 'OK' }).click();
    await inHand('Gangway in, passerelle locked').getByRole('button', { name: 'OK' }).click();
    const doors = inHand('Shell doors shut, all lamps green');
    await doors.getByRole('button', { name: 'Fails' }).click();
    await doors.getByRole('button', { name: 'Lamp', exact: true }).click();
    await doors.getByRole('button', { name: 'Open job and go on' }).click();
    for (const name of ['Tenders and toys lashed', 'Anchors clear to let go', 'Navigation lights and horn'])
      await inHand(name).getByRole('button', { name: 'OK' }).click();
    await inHand('VHF and AIS checked, destination set').getByRole('button', { name: 'Skip' }).click();
    await inHand('Portholes shut, furniture secured').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText(/^Finished by Tom Halvorsen/)).toBeVisible();
    await page.getByRole('link', { name: 'Job', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Shell doors shut, all lamps green: Lamp' }),
    ).toBeVisible();
  });
});

test('A form is built with the keyboard, tried, and put in use', async ({ page, login }) => {
  await login('captain', '/app/boatadminforms');
  await page.getByRole('button', { name: 'New form' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill('Dive log');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dive log' })).toBeVisible();
  const items = page.getByRole('region', { name: 'Add an item' });
  await items.getByRole('button', { name: 'Number', exact: true }).click();
  const settings = page.getByRole('region', { name: 'Lines of the form' });
  await settings.getByLabel('Label').fill('Depth');
  await settings.getByLabel('Highest').fill('30');
  await settings.getByLabel('Highest').blur();
  await items.getByRole('button', { name: 'Section', exact: true }).click();
  await settings.getByLabel('Label').fill('The dive');
  await settings.getByLabel('Label').blur();
  await expect(settings.getByRole('listitem').last()).toContainText('The dive');
  const grip = settings.getByRole('button', { name: 'Move The dive', exact: true });
  await grip.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(settings.getByRole('listitem').first()).toContainText('The dive');
  const preview = page.getByRole('region', { name: 'As the crew sees it' });
  await preview.getByLabel('Depth').fill('31');
  await expect(preview.getByLabel('Depth')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Put version 1 in use' }).click();
  await expect(page.getByText(/version 1 in use since/)).toBeVisible();
});
