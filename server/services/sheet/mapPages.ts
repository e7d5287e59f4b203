/**
 * Pages as `change` makes them, one at a time. Unlike a generator, which holds its last page until the next
 * one is requested, this holds none while the network takes its time.
 */
export const mapPages = <T, R>(
  pages: Iterable<T> | AsyncIterable<T>,
  change: (page: T) => R | Promise<R>,
): AsyncIterable<R> => ({
  [Symbol.asyncIterator]: () => {
    const source = Symbol.asyncIterator in pages ? pages[Symbol.asyncIterator]() : pages[Symbol.iterator]()
    return {
      next: async () => {
        const { done, value } = await source.next()
        return done ? { done, value: undefined } : { done: false, value: await change(value) }
      },
      return: async () => {
        await source.return?.()
        return { done: true, value: undefined }
      },
    }
  },
})
