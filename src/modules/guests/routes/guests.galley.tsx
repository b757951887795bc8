import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { GalleySheetPage } from '../pages/GalleySheetPage.tsx';
import { guestQueries } from '../queries.ts';

export const Route = createFileRoute('/app/guests/galley')({
  loader: preload(({ boatID }) => [guestQueries.list(boatID), profileQueries.aboard(boatID)], 'galley'),
  component: GalleySheetPage,
});
