/** Whether untrusted data is an object with keys, neither null nor a list. */
export const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
