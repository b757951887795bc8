import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { certificateQueries } from '#modules/certificates/queries.ts';
import { profileQueries } from '#modules/profile/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { CrewListPage } from '../pages/CrewListPage.tsx';

export const Route = createFileRoute('/app/crewlist')({
  loader: preload(({ boatID }) => [
    profileQueries.list(boatID),
    certificateQueries.list(boatID),
    vesselQueries.particulars(boatID),
  ]),
  component: CrewListPage,
});
