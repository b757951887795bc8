import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { PassengerListPage } from '../pages/PassengerListPage.tsx';
import { guestQueries } from '../queries.ts';

export const Route = createFileRoute('/app/guests/list')({
  loader: preload(({ boatID }) => [guestQueries.list(boatID), vesselQueries.particulars(boatID)]),
  component: PassengerListPage,
});
