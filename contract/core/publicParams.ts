import {
  boolParam,
  intParam,
  publicParam,
  recordsParam,
  textParam,
  textsParam,
} from '#contract/paramDefinition.ts'

/**
 * The parameters that the console reads before sign-in. Every visitor fetches these definitions, so no others
 * belong here.
 */
export const publicParams = {
  'auth.allow_url_token': publicParam(boolParam(true)),
  /** If off, the console sends passwords encrypted instead of hashed, and remembers none. */
  'auth.allow_md5': publicParam(boolParam(true)),
  /** Other addresses to sign in at, offered to callers who are not on the list of addresses. */
  'auth.signin_domains': publicParam(textsParam([], 'website')),
  'upload.max_mb': publicParam(intParam(20, 1, 200, 'MB')),
  /** The accepted file types, `image/*` for all pictures. */
  'upload.types': publicParam(
    textsParam(
      [
        'image/*',
        'application/pdf',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'text/csv',
      ],
      'file_type',
    ),
  ),
  'ui.toast_ms': publicParam(intParam(3000, 500, 60_000, 'ms')),
  'ui.overlay_ms': publicParam(intParam(10_000, 0, 60_000, 'ms')),
  'ui.decor_ms': publicParam(intParam(3000, 500, 60_000, 'ms')),
  /** Hosts whose links open without the overlay, and to which sign-in can lead back. */
  'ui.trusted_hosts': publicParam(textsParam([], 'host')),
  /**
   * A visit without a referrer (a bookmark, a typed address) counts as trusted; if off, it gets the overlay
   * too.
   */
  'ui.trust_empty_referrer': publicParam(boolParam(true)),
  /** Addresses of pages that carry a watermark with the person's name and the time, each with all below it. */
  'ui.watermark_pages': publicParam(textsParam([], 'page')),
  /**
   * Shows every untyped figure up to 1 as a percentage, including negative figures, as the specification
   * says. If off, the sign is ignored.
   */
  'ui.literal_percent': publicParam(boolParam(false)),
  /**
   * Plugins of the console that are switched off: `{ plugin, sites?, roles? }`; everywhere if neither is
   * given.
   */
  'plugins.off': publicParam(recordsParam<Readonly<Record<string, unknown>>>([], 'off_rule')),
  /** How to reach the administrator, shown to people who cannot open anything. */
  'ui.admin_contact': publicParam(textParam('', 'line')),
} as const
