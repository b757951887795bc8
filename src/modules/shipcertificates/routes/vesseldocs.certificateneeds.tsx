import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { NeedsPage } from '../pages/NeedsPage.tsx';
import { certificateNeedQueries, certificateSettingQueries, shipCertificateQueries } from '../queries.ts';

export const Route = createFileRoute('/app/vesseldocs/certificateneeds')({
  loader: preload(({ boatID }) => [
    certificateNeedQueries.list(boatID),
    certificateSettingQueries.list(boatID),
    shipCertificateQueries.list(boatID),
    vesselQueries.particulars(boatID),
  ]),
  component: NeedsPage,
});
