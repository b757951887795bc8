import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { useTranslation } from './useTranslation.ts';

function Spares() {
  return <p>{useTranslation('spares').t('title')}</p>;
}
function Stock() {
  return <p>{useTranslation(['inventory', 'table']).t('title')}</p>;
}

function Panels() {
  return (
    <>
      <Suspense fallback={<p>The first waits</p>}>
        <Spares />
      </Suspense>
      <Suspense fallback={<p>The second waits</p>}>
        <Stock />
      </Suspense>
    </>
  );
}

test('texts that come late are asked for once, however often React tries to render what waits for them', async () => {
  await startI18n('en');
  const { backend } = i18next.services.backendConnector;
  const read = backend.read.bind(backend);
  const gate = Promise.withResolvers<void>();
  vi.spyOn(backend, 'read').mockImplementation(async (...asked: unknown[]) => {
    await gate.promise;
    return read(...asked);
  });
  const load = vi.spyOn(i18next, 'loadNamespaces');
  const { rerender } = render(<Panels />);
  await screen.findByText('The first waits');
  await screen.findByText('The second waits');
  for (let again = 0; again < 5; again++) rerender(<Panels />);
  // Each is asked for once, however often React tries to render it.
  expect(load.mock.calls.map(([names]) => names)).toEqual([['spares'], ['inventory', 'table']]);
  gate.resolve();
  await screen.findByText('All spares');
  await screen.findByText('Inventory');
});
