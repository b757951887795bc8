import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload, type Start } from '#lib/preload.ts';
import { shipyardQueries } from '#modules/shipyard/queries.ts';
import { tableSearch } from '#ui/table/tableSearch.ts';
import { UsersPage } from '../pages/UsersPage.tsx';
import { usersViews } from '../pages/viewNames.ts';
import { userQueries } from '../queries.ts';

const firstReads = ({ boatID, deps: { show } }: Start<{ show?: string | undefined }>) => [
  show === 'yard'
    ? shipyardQueries.ofBoat(boatID)
    : show === 'watch'
      ? userQueries.watchkeepers(boatID)
      : userQueries.ofBoat(boatID),
];

export const Route = createFileRoute('/app/users')({
  validateSearch: z.extend(tableSearch, { show: z.catch(z.optional(z.enum(usersViews)), undefined) }),
  loaderDeps: ({ search: { show } }) => ({ show }),
  loader: preload(firstReads),
  component: UsersPage,
});
