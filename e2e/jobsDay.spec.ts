import { expect, PASSWORD, test } from './fixtures/index.ts';
import { apiAs, givePhoto, jobPath, panel, readout, statusMessage, title } from './fixtures/jobs.ts';

// A tablet in its holder in the engine control room.
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

test('An engineer signs in, sees the day, and does the round: fine, a defect, one skipped and done', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'User name' }).fill('engineer');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).tap();
  await expect(page.getByText(/Good \w+, Tom\. \d+ jobs today, 1 overdue\./)).toBeVisible();
  await expect(readout(page, 'Overdue')).toContainText('4');
  await expect(readout(page, 'Overdue')).toContainText('2 on critical equipment');
  const day = panel(page, 'Do today');
  await expect(day.getByRole('listitem').first()).toContainText('Test emergency generator on load');
  await expect(day.getByRole('listitem').first()).toContainText('3 days over');
  await expect(day.getByRole('link', { name: 'Clean sea strainers, port and stbd' })).toBeVisible();
  const round = panel(page, 'Enter today').getByRole('link', { name: 'Two-minute round' });
  await expect(panel(page, 'Enter today')).toContainText(/\d+ checks today/);
  await round.tap();

  await expect(title(page, 'Round')).toBeVisible();
  await expect(page.getByText('5 checks today')).toBeVisible();
  const check = (name: string) => page.getByRole('form', { name });
  await expect(check('Bow thruster room and forepeak round').getByRole('status')).toHaveText('1 of 5');
  await page.getByRole('button', { name: 'All fine' }).tap();
  const first = check('Emergency generator room round');
  await expect(first.getByRole('status')).toHaveText('2 of 5');
  await first.getByRole('button', { name: 'All fine' }).tap();
  await expect(first.getByRole('textbox', { name: /^Battery voltage/ })).toBeFocused();
  await expect(first.getByText('Enter the reading')).toHaveCount(2);
  await first.getByRole('textbox', { name: /^Battery voltage/ }).fill('13.2');
  await first.getByRole('textbox', { name: /^Day tank/ }).fill('96');
  await first.getByRole('button', { name: 'All fine' }).tap();

  const second = check('Engine room round, port side');
  await expect(second.getByRole('status')).toHaveText('3 of 5');
  await second.getByRole('button', { name: 'Skip' }).tap();

  const third = check('Engine room round, starboard side');
  await expect(third.getByRole('status')).toHaveText('4 of 5');
  await third.getByRole('textbox', { name: /oil pressure/ }).fill('2.1');
  await expect(third.getByText('Below the limit. Check again, or report a problem.')).toBeVisible();
  await expect(third.getByRole('button', { name: 'Record as out of limits' })).toBeVisible();
  await third.getByRole('button', { name: 'Problem' }).tap();
  const defect = page.getByRole('dialog', { name: 'Report a defect' });
  await expect(defect.getByRole('combobox', { name: 'Where' })).toHaveValue(/Generator 2/);
  await defect.getByRole('textbox', { name: 'What is wrong' }).fill('Generator 2 oil pressure low');
  await defect.getByRole('radio', { name: 'Major' }).check({ force: true });
  await defect.getByRole('button', { name: 'Report', exact: true }).tap();
  await expect(defect).toHaveCount(0);
  await expect(statusMessage(page, /^Defect \d+ reported/)).toBeVisible();

  await check('Steering gear room round').getByRole('button', { name: 'All fine' }).tap();
  await expect(page.getByRole('heading', { name: 'Round done' })).toBeFocused();
  await expect(readout(page, 'Fine')).toContainText('3');
  await expect(readout(page, 'Problem')).toContainText('1');
  await expect(readout(page, 'Skipped')).toContainText('1');
  await page.getByRole('button', { name: 'Go to skipped checks' }).tap();
  await second.getByRole('textbox', { name: /oil pressure/ }).fill('4.1');
  await second.getByRole('textbox', { name: /coolant/ }).fill('81');
  await second.getByRole('textbox', { name: /^Fuel day tank/ }).fill('64');
  await second.getByRole('textbox', { name: /^Sea strainer/ }).fill('0.1');
  await second.getByRole('button', { name: 'All fine' }).tap();
  await expect(page.getByRole('heading', { name: 'Round done' })).toBeVisible();
  await expect(readout(page, 'Fine')).toContainText('4');
  await expect(readout(page, 'Skipped')).toContainText('0');
  await expect(page.getByText('0 checks today')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).tap();

  // The reported defect is among the jobs without status, with its photo.
  await readout(page, 'No status').getByRole('link').tap();
  await page.getByRole('link', { name: 'Generator 2 oil pressure low' }).tap();
  await expect(title(page, 'Generator 2 oil pressure low')).toBeVisible();
  await givePhoto(page, panel(page, 'Photos').getByRole('button', { name: 'Take photo' }), 'gauge.jpg');
  await expect(panel(page, 'Photos').getByRole('img', { name: 'gauge.jpg' })).toBeVisible();
  await page.goto(jobPath(2064));
  await expect(panel(page, 'Work done').getByRole('listitem').first()).toContainText(
    'Problem found, defect reported',
  );
});

test('An engineer enters hours that make a job overdue, does it, and the captain is notified', async ({
  page,
  login,
  otherDevice,
}) => {
  await login('engineer', '/app/equipment/hours');
  await page.getByRole('textbox', { name: 'Generator 1, now' }).fill('4861');
  await page.getByRole('button', { name: 'Save round' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Save anyway?' });
  await question.getByRole('button', { name: 'Save anyway' }).tap();
  await expect(statusMessage(page, 'Hours saved')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).tap();
  await expect(readout(page, 'Overdue')).toContainText('5');
  const impeller = panel(page, 'Do today')
    .getByRole('listitem')
    .filter({ hasText: 'Replace raw water pump impeller' });
  await expect(impeller).toContainText('11 h over');
  await impeller.getByRole('link').tap();

  await expect(title(page, 'Replace raw water pump impeller')).toBeVisible();
  await expect(readout(page, 'Over')).toContainText('11h');
  const tasks = panel(page, 'Tasks');
  await expect(tasks).toContainText('3 of 6 done');
  await givePhoto(page, tasks.getByRole('button', { name: /^Photo: Check cam/ }), 'cam.jpg');
  await expect(panel(page, 'Photos').getByRole('img', { name: /Check cam/ })).toBeVisible();
  await tasks.getByRole('checkbox', { name: /^Check cam/ }).tap();
  await tasks.getByRole('checkbox', { name: /^Fit new impeller/ }).tap();
  const pressure = tasks.getByRole('textbox', { name: /^Run 10 min/ });
  await pressure.fill('0.6');
  await expect(tasks.getByText('Too low. Min 0.8 bar')).toBeVisible();
  await pressure.press('Enter');
  await expect(tasks.getByText(/^Out of limits\. Check again/)).toBeVisible();
  await tasks.getByRole('textbox', { name: 'What was found or done?' }).fill('Seal to be looked at');
  await tasks.getByRole('button', { name: 'Record as out of limits' }).tap();
  await expect(tasks).toContainText('6 of 6 done');

  const discussion = panel(page, 'Discussion');
  const words = discussion.getByRole('textbox', { name: 'Write a comment' });
  await words.fill('Pressure is low, the seal too wants a look. @Elena');
  await page.getByRole('option', { name: /Elena Marchetti/ }).tap();
  await discussion.getByRole('button', { name: 'Send' }).tap();
  await expect(discussion.getByRole('listitem').filter({ hasText: 'seal too' })).toContainText(
    '@Elena Marchetti',
  );
  const captain = await otherDevice('captain');
  await captain.getByRole('button', { name: /^Notifications/ }).click();
  const notice = captain.getByRole('link', { name: /Tom Halvorsen mentioned you: Replace raw water/ });
  await expect(notice).toBeVisible();
  await notice.click();
  await expect(panel(captain, 'Discussion')).toContainText('Pressure is low, the seal too wants a look.');

  await page.getByRole('button', { name: /^Complete job/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'Complete: Replace raw water pump impeller' });
  const shows = dialog.getByRole('textbox', { name: 'Meter reading' });
  await shows.fill('4862');
  await expect(dialog.getByText(/^Next due .* 6,862 h/)).toBeVisible();
  await dialog.getByRole('button', { name: 'More: Impeller kit' }).tap();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Two vanes missing, strainer searched');
  await givePhoto(page, dialog.getByRole('button', { name: 'Take photo' }), 'vanes.jpg');
  await expect(dialog.getByRole('img', { name: 'vanes.jpg' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Complete job' }).tap();
  await expect(dialog).toHaveCount(0);
  const done = statusMessage(page, /^Done: .*Next due .*6,862 h/);
  await expect(done).toBeVisible();
  await expect(readout(page, 'Due at')).toContainText('6,862h');

  await done.getByRole('button', { name: 'Undo' }).tap();
  await expect(readout(page, 'Due at')).toContainText('4,850h');
  await expect(panel(page, 'Work done').getByRole('listitem')).toHaveCount(1);
  await expect(tasks).toContainText('6 of 6 done');
  await page.getByRole('button', { name: /^Complete job/ }).tap();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('New impeller runs well');
  await dialog.getByRole('button', { name: 'Complete job' }).tap();
  // The reading was taken back with the work.
  await expect(readout(page, 'Due at')).toContainText('6,861h');
  const work = panel(page, 'Work done').getByRole('listitem').first();
  await expect(work).toContainText('New impeller runs well');
  await expect(work).toContainText('0.6 bar');

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Generator 1/ })
    .tap();
  await expect(title(page, 'Generator 1')).toBeVisible();
  const last = panel(page, 'Last work').getByRole('listitem').first();
  await expect(last).toContainText('Replace raw water pump impeller');
  await expect(last).toContainText('Tom Halvorsen');
});

test('An engineer postpones work on critical equipment with a reason, and the captain approves', async ({
  page,
  login,
  otherDevice,
}) => {
  await login('engineer', jobPath(2198));
  // He had requested a shorter one before.
  await page.getByRole('button', { name: 'Withdraw' }).tap();
  await expect(page.getByText('You requested postponement')).toHaveCount(0);
  await page.getByRole('button', { name: 'Postpone', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Postpone: Test emergency generator on load' });
  await expect(dialog.getByText(/once a second person approves/)).toBeVisible();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await dialog.getByRole('button', { name: 'Request postponement' }).tap();
  await expect(reason).toHaveAccessibleDescription(/Required/);
  await reason.fill('Battery charger is on its way from Genoa');
  await dialog.getByRole('button', { name: 'Request postponement' }).tap();
  await expect(statusMessage(page, 'Requested. A second person must approve.')).toBeVisible();
  await expect(page.getByText(/^You requested postponement .*Battery charger/)).toBeVisible();
  await expect(readout(page, 'Over')).toContainText('3days');

  const captain = await otherDevice('captain');
  await captain.getByRole('button', { name: /^Notifications/ }).click();
  await captain
    .getByRole('link', { name: /Approve postponement\? Test emergency generator on load/ })
    .first()
    .click();
  await expect(captain.getByText(/^Tom Halvorsen requests postponement .*Battery charger/)).toBeVisible();
  await captain.getByRole('button', { name: 'Approve' }).click();
  await expect(captain.getByText(/^Elena Marchetti agreed: .* Requested by Tom Halvorsen/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Elena Marchetti agreed: .*Battery charger/)).toBeVisible();
  await expect(readout(page, 'Left')).toContainText('days');
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

test('An engineer reports a defect from the machine and assigns it', async ({ page, login, request }) => {
  const engineer = await apiAs(request, 'engineer');
  const { equipmentID } = await engineer.job(2219);
  await login('engineer', `/app/equipment/${equipmentID}`);
  await expect(title(page, 'Generator 2')).toBeVisible();
  await expect(readout(page, 'Open defects')).toContainText('0');
  await page.getByRole('button', { name: 'Defect', exact: true }).tap();
  const report = page.getByRole('dialog', { name: 'Report a defect' });
  await report.getByRole('textbox', { name: 'What is wrong' }).fill('Exhaust bellows weeps');
  await report.getByRole('button', { name: 'More details' }).tap();
  const defect = page.getByRole('dialog', { name: 'New defect' });
  await expect(defect.getByRole('textbox', { name: 'Job', exact: true })).toHaveValue(
    'Exhaust bellows weeps',
  );
  await defect.getByRole('textbox', { name: 'Temporary fix' }).fill('Wrapped, watched each hour');
  await defect.getByRole('combobox', { name: 'Assigned' }).fill('Priya');
  await page.getByRole('option', { name: /Priya Nair/ }).tap();
  await defect.getByRole('button', { name: 'Save' }).tap();
  await expect(defect).toHaveCount(0);
  await expect(readout(page, 'Open defects')).toContainText('1');
  await panel(page, 'Open jobs').getByRole('link', { name: 'Exhaust bellows weeps' }).tap();
  await expect(title(page, 'Exhaust bellows weeps')).toBeVisible();
  await expect(panel(page, 'Details')).toContainText('Priya Nair');
  await expect(page.getByText('Wrapped, watched each hour')).toBeVisible();
});
