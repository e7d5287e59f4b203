import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/**
 * `/brandDB/brandModification/{id}`, where a phone is led when no mobile brand app is set: a light page of its own, which
 * reads the id from its address. It leads nowhere by itself, so nobody is sent back and forth.
 */
export const brandModification = (consoleFolder: string): Hono =>
  new Hono().get(
    '/:id',
    serveStatic({
      root: consoleFolder,
      path: 'brandModification.html',
      precompressed: true,
      onFound: (_path, http) => http.header('cache-control', 'no-cache'),
    }),
  )
