/** Thrown by a form's `onSubmit` that asked a question: nothing failed, and the input stays until the answer. */
export const askedFirst = new Error('The form asked a question first');
