import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '#lib/text.ts';
import { cachedUser, cachedVisitor } from '#modules/auth/queries.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { fileQueries } from '#modules/files/queries.ts';
import { jobQueries } from '#modules/worklist/queries.ts';
import { JobPage } from '../pages/JobPage.tsx';

export const Route = createFileRoute('/app/jobdetails/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void loadWords('job', 'worklist', 'files', 'history');
    const user = cachedVisitor(queryClient, 'jobs');
    // Who has no right to it is told by the page; who is not known yet may have it.
    if (!user && cachedUser(queryClient)) return;
    const boatID = user?.boatID;
    void queryClient.prefetchQuery(jobQueries.details(id, queryClient));
    void queryClient.prefetchQuery(jobQueries.works(id));
    void queryClient.prefetchQuery(jobQueries.comments(id));
    void queryClient.prefetchQuery(fileQueries.ofItem('worklist', id));
    if (!boatID) return;
    void queryClient.prefetchQuery(equipmentQueries.list(boatID));
    void queryClient.prefetchQuery(jobQueries.people(boatID));
  },
  component: JobPage,
});
