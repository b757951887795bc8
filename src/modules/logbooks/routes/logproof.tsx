import { createFileRoute } from '@tanstack/react-router';
import { preload } from '#lib/preload.ts';
import { LogProofPage } from '../pages/LogProofPage.tsx';
import { inspectionQueries } from '../queries/inspection.ts';
import { sealQueries } from '../queries/seals.ts';
import { logbookQueries } from '../queries.ts';

export const Route = createFileRoute('/app/logproof')({
  loader: preload(({ boatID }) => [
    logbookQueries.volumes(boatID),
    logbookQueries.signers(boatID),
    inspectionQueries.list(boatID),
    inspectionQueries.access(boatID),
    sealQueries.list(boatID),
    sealQueries.rule(boatID),
  ]),
  component: LogProofPage,
});
