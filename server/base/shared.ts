/** Makes work run at most once at a time: concurrent callers share the result. */
export function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined
  return () =>
    (underWay ??= work().finally(() => {
      underWay = undefined
    }))
}
