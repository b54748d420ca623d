/** Published bypasses of HTML sanitisers, and what each would do if it worked. */
export const bypasses = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<option><style></option></select><img src=x onerror=alert(1)></style></option>',
  '<a href="java&#115;cript:alert(1)" id="pressed">press</a>',
  '<a href="jav\tascript:alert(1)">press</a>',
  '<a href=" javascript:alert(1)">press</a>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<details open ontoggle=alert(1)>',
  '<p style="animation-name:x" onanimationstart=alert(1)>x</p>',
  '<input autofocus onfocus=alert(1)>',
  '<base href="https://evil.example/"><a href="x">press</a>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<p id="x" name="y" class="fixed inset-0">over everything</p>',
];

/** The same pieces in the orders of a seeded generator. */
export function mixtures(count: number): string[] {
  const pieces = bypasses.flatMap((text) => text.split(/(?=<)/));
  let state = 20_261_115;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join(''),
  );
}

/** Several in one text, so that a run of hundreds opens few pages. */
export function bundled(bodies: readonly string[], size: number): string[] {
  const bundles: string[] = [];
  for (let start = 0; start < bodies.length; start += size)
    bundles.push(
      bodies
        .slice(start, start + size)
        .map((body) => `<p>${body}</p>`)
        .join('\n'),
    );
  return bundles;
}
