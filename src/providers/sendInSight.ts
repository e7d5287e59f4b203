import type { Transmission } from './transmission.ts'

/**
 * Sends a request and reports the fraction of the body that has been sent, from 0 to 1. It uses
 * XMLHttpRequest, because `fetch` does not report progress.
 */
export function sendInSight(
  url: string,
  { method, headers, body, credentials, signal }: Transmission,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, url)
    request.responseType = 'blob'
    request.withCredentials = credentials === 'include'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('No answer')))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) reject(new DOMException('Aborted', 'AbortError'))
    else request.send(body)
  })
}

const responseOf = ({ status, response }: XMLHttpRequest): Response =>
  // A Response with one of these statuses must not have a body.
  new Response([204, 205, 304].includes(status) || !(response instanceof Blob) ? null : response, { status })
