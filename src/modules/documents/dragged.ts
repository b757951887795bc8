/** The type under which a dragged folder or document is known inside the app. */
export const DRAGGED = 'application/x-shipshape-paper';

/** What is dragged; undefined for anything from elsewhere. */
export const carriedIn = (data: DataTransfer): { kind: 'folder' | 'document'; id: string } | undefined => {
  const [kind, id] = data.getData(DRAGGED).split(' ');
  return (kind === 'folder' || kind === 'document') && id ? { kind, id } : undefined;
};
