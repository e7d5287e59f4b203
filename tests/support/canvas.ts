import { vi } from 'vitest'

/**
 * A canvas and a size for jsdom, which draws nothing and lays nothing out: charts run on it as in a browser. Returns the texts
 * that are drawn, as they come.
 */
export function canvasOf(width: number, height = 300): string[] {
  const texts: string[] = []
  const own: Record<string, unknown> = {
    measureText: (text: string) => ({ width: text.length * 7 }),
    fillText: (text: string) => texts.push(text),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function getContext(
    this: HTMLCanvasElement,
  ) {
    const context = idle({ ...own, canvas: this })
    // The library takes whatever has the methods of a context.
    return context as never
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('Path2D', function Path2D() {
    return idle({})
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  return texts
}

/** An object that has also every other method, which does nothing. */
const idle = (own: Record<string, unknown>): Record<string, unknown> =>
  new Proxy(own, {
    get: (target, name) => (typeof name === 'string' ? (target[name] ?? (() => undefined)) : undefined),
  })
