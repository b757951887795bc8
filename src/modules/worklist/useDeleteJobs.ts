import { useMutation } from '@tanstack/react-query';
import { removeMany } from './queries/commands.ts';

/** Deletes several jobs in one call. */
export const useDeleteJobs = () => useMutation(removeMany);
