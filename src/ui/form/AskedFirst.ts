/** Thrown by a form's `onSubmit` that asked a question: nothing failed, and the input stays until the answer. */
export class AskedFirst extends Error {}
