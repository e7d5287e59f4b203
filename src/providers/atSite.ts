import type { HttpRequest } from './http.ts'

/** The request with the current site, which every GET carries unless its query names another (specification section 7). */
export const atSite = (request: HttpRequest, site: string | null): HttpRequest =>
  request.method === 'GET' ? { ...request, query: { site, ...request.query } } : request
