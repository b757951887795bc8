import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { documentQueries } from '#modules/documents/queries.ts';
import { shipCertificateQueries } from '#modules/shipcertificates/queries.ts';
import { PortPacksPage } from '../pages/PortPacksPage.tsx';
import { portPackQueries } from '../queries.ts';

export const Route = createFileRoute('/app/vesseldocs/portpacks')({
  loader: preload(({ boatID }) => [
    portPackQueries.list(boatID),
    documentQueries.list(boatID),
    shipCertificateQueries.list(boatID),
  ]),
  component: PortPacksPage,
});
