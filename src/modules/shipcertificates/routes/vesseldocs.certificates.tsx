import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { CertificatesPage } from '../pages/CertificatesPage.tsx';
import {
  certificateNeedQueries,
  certificateSettingQueries,
  classConditionQueries,
  shipCertificateQueries,
} from '../queries.ts';

export const Route = createFileRoute('/app/vesseldocs/certificates')({
  loader: preload(({ boatID }) => [
    shipCertificateQueries.list(boatID),
    classConditionQueries.list(boatID),
    certificateNeedQueries.list(boatID),
    certificateSettingQueries.list(boatID),
    vesselQueries.particulars(boatID),
  ]),
  component: CertificatesPage,
});
