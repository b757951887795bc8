import type { Endpoint } from './endpoint.ts';
import { type Input, prepare, type RequestDescriptor } from './request.ts';

/** The call that deletes an item of a resource as it was at `rev`, for code that handles all resources. */
export const removal = (remove: Endpoint, id: string, rev: number) => {
  const input: object = { params: { id }, search: { rev } };
  // The remove call of every resource takes this and answers with the id: defineResource built it so.
  return prepare(remove, input as Input<Endpoint>) as RequestDescriptor<{ _id: string }>;
};
