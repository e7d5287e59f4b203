/** Work of which no more than one is under way: whoever asks meanwhile gets the same outcome. */
export function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined
  return () =>
    (underWay ??= work().finally(() => {
      underWay = undefined
    }))
}
