import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { documentQueries } from '#modules/documents/queries.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { CertificatePage } from '../pages/CertificatePage.tsx';
import {
  certificateNeedQueries,
  certificateSettingQueries,
  classConditionQueries,
  shipCertificateQueries,
} from '../queries.ts';

export const Route = createFileRoute('/app/vesseldocs/certificate/$id')({
  loader: preload(({ id, boatID, client }) => [
    shipCertificateQueries.details(id, client),
    shipCertificateQueries.list(boatID),
    classConditionQueries.list(boatID),
    certificateNeedQueries.list(boatID),
    certificateSettingQueries.list(boatID),
    documentQueries.list(boatID),
    vesselQueries.particulars(boatID),
  ]),
  component: CertificatePage,
});
