/** Saves a file as a download; a `File` has its own name. */
export const saveFile = (content: Blob, name = content instanceof File ? content.name : '') => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
