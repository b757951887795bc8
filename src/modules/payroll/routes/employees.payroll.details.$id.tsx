import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { PayPage } from '../pages/PayPage.tsx';
import { payQueries } from '../queries.ts';

export const Route = createFileRoute('/app/employees/payroll/details/$id')({
  loader: preload(({ boatID }) => [payQueries.list(boatID)], 'payroll', 'history'),
  component: PayPage,
});
