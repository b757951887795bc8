import type { FileType } from './endpoint.ts';

/** The file of an answer, with the name that the server gave it. */
export const fileOf = async (response: Response, type: FileType) => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return new File([await response.arrayBuffer()], decodeURIComponent(name ?? 'file'), { type });
};
