import { Hono } from 'hono'

/**
 * `/brandDB/brandModification/{id}`, where a phone is led when no mobile brand app is set. Until a light page for
 * phones stands here it leads on to the brand in the console, with the query that came. Not to the console's own
 * address of the same name, which would lead back.
 */
export const brandModification = new Hono().get('/:id', (http) => {
  const { search } = new URL(http.req.url)
  return http.redirect(`/${search}#/brandDB/brand/${encodeURIComponent(http.req.param('id'))}`, 302)
})
