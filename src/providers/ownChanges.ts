import { readEnvelope, type Http } from './http.ts'

/**
 * When this page learnt of its own changes, by the clock of the page: replies to what it asks for from then on include
 * them. By the id of the request (`x-request-id`) that made the change.
 */
export const ownChanges = new Map<string | null, number>()

/** Wraps the client so that it notes in `ownChanges` which changes it makes. */
export function notingChanges(http: Http): Http {
  const exchange: Http['exchange'] = (request, read) =>
    request.method === 'GET'
      ? http.exchange(request, read)
      : http.exchange(request, (response, unreadable) => {
          ownChanges.set(response.headers.get('x-request-id'), performance.now())
          return read(response, unreadable)
        })
  const send: Http['send'] = (request) =>
    request.method === 'GET' ? http.send(request) : exchange(request, readEnvelope)
  return { send, exchange }
}
