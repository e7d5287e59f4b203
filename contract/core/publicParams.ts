import {
  boolParam,
  intParam,
  publicParam,
  recordsParam,
  textParam,
  textsParam,
} from '#contract/paramDefinition.ts'

/** What the console reads before anybody has signed in. Every visitor fetches these definitions, so no others are here. */
export const publicParams = {
  'auth.allow_url_token': publicParam(boolParam(true)),
  /** Where else one may sign in, offered to callers who are not on the list of addresses. */
  'auth.signin_domains': publicParam(textsParam([])),
  'upload.max_mb': publicParam(intParam(20, 1, 200, 'MB')),
  /** Types of files that are taken, `image/*` for all pictures. */
  'upload.types': publicParam(
    textsParam([
      'image/*',
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
    ]),
  ),
  'ui.toast_ms': publicParam(intParam(3000, 500, 60_000, 'ms')),
  'ui.overlay_ms': publicParam(intParam(10_000, 0, 60_000, 'ms')),
  'ui.decor_ms': publicParam(intParam(3000, 500, 60_000, 'ms')),
  /** Hosts whose links open without the overlay, and to which sign-in may lead back. */
  'ui.trusted_hosts': publicParam(textsParam([])),
  /** A visit without a referrer (a bookmark, a typed address) counts as trusted; off shows the overlay to it too. */
  'ui.trust_empty_referrer': publicParam(boolParam(true)),
  /** Shows every untyped figure up to 1 as a percentage, negative ones too, as the specification says. Off, the sign does not count. */
  'ui.literal_percent': publicParam(boolParam(false)),
  /** Plugins of the console that do not run: `{ plugin, sites?, roles? }`, everywhere where neither is named. */
  'plugins.off': publicParam(recordsParam<Readonly<Record<string, unknown>>>([])),
  /** How to reach the administrator, shown to people to whom nothing is open. */
  'ui.admin_contact': publicParam(textParam('')),
} as const
