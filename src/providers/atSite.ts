import type { HttpRequest } from './http.ts'

/**
 * Adds the current site to a request. Every GET carries it unless its query names another site (specification
 * section 7).
 */
export const atSite = (request: HttpRequest, site: string | null): HttpRequest =>
  request.method === 'GET' ? { ...request, query: { site, ...request.query } } : request
