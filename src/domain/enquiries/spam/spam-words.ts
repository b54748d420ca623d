/** Phrases of sellers, not of travellers. Each pattern counts once. */
const offers: readonly RegExp[] = [
  /\bseo (services?|agency|experts?|packages?|audit|company|team|specialists?)\b/,
  /\bsearch engine optimi[sz]ation\b/,
  /\bback ?links?\b/,
  /\bguest posts?\b/,
  /\b(page one|first page|top) (of|on) google\b/,
  /\brank(s|ed|ing)? (your|ur) (web ?site|business|site)\b/,
  /\b(traffic|visitors|enquiries) (to|for) your (web ?site|business|site)\b/,
  /\bdomain authority\b/,
  /\b(redesign|revamp|develop) your (web ?site|site)\b/,
  /\b(web|app|website|mobile app) (design|development) (services?|company|agency)\b/,
  /\bdigital marketing\b/,
  /\b(email|e-mail|phone|contact|customer) (lists?|databases?) (of|for|with)\b/,
  /\bbuy (instagram |facebook |youtube |real )*(followers|likes|subscribers|reviews)\b/,
  /\bonline (casino|betting|poker|slots?|gambling|pharmacy)\b/,
  /\bcasino (bonus|games|online|site)\b/,
  /\b(free spins?|no deposit bonus|deposit bonus|jackpot slots?|sports ?book)\b/,
  /\b(crypto(currency)?|bitcoin|btc|usdt|forex|binary options?) (\w+ )?(invest(ment|ing|ors?)?|trading|traders?|signals?|wallets?|profits?|platform|recovery)\b/,
  /\b(invest(ment|ing)?|trade|trading) (in|with) (crypto(currency)?|bitcoin|btc|forex)\b/,
  /\b(guaranteed|daily|weekly) (\w+ )?(profits?|returns?|roi)\b/,
  /\bdouble your (money|bitcoin|investment|income)\b/,
  /\b(earn|make) (money|up to|\$ ?\d+)[\w $,.]{0,20} (online|from home|a day|per day|daily|a week|per week)\b/,
  /\b(business|personal|instant|urgent|project|payday|unsecured) loans?\b/,
  /\bloans? (offers?|at \d|of up to|with low interest|without collateral|approval)\b/,
  /\b(low|\d+(\.\d+)?%) interest (rate|loan)/,
  /\b(viagra|cialis|tramadol|levitra|xanax)\b/,
  /\b(xxx|porn|call girls?|escort services?|adult dating|hot (girls|singles))\b/,
  /\b(inheritance|next of kin|beneficiary|unclaimed) (fund|funds|of|to|sum)\b/,
  /\breplica (watches|bags|handbags)\b/,
  /\b(click|visit) (the )?(link|here|below) (to|and|for|now)\b/,
  /\b(unsubscribe|opt[ -]?out) (here|by|from|reply)\b/,
  /\bai (agents?|chatbots?) (for|that) (your|handles?)\b/,
];

/** Weak signs, which a traveller may also write: a casino in Goa, a loan for a honeymoon. */
const hints: readonly RegExp[] = [
  /\bseo\b/,
  /\bcasinos?\b/,
  /\b(crypto(currency|currencies)?|bitcoins?|btc|forex|nft)\b/,
  /\bloans?\b/,
  /\binvest(ment|ors?|ing)\b/,
  /\b(marketing|promote|promotion|monetize)\b/,
  /\byour (web ?site|online presence)\b/,
  /\b(bonus|jackpot|betting|gambling|slots)\b/,
  /\b(whatsapp|telegram) (me|us) (at|on|for)\b.{0,40}\b(profit|offer|deal)s?\b/,
  /\b(limited time|act now|100% free|risk[- ]free|no obligation)\b/,
  /\b(outsourc\w+|white ?label)\b/,
];

/** Homoglyphs: Cyrillic letters that look like Latin ones, used to get past word filters. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
};

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A word that switches scripts at least twice. Once is ordinary in Russian: `SMSка`. */
function isDisguised(word: string): boolean {
  let changes = 0;
  let last: boolean | undefined;
  for (const letter of word) {
    if (!/\p{L}/u.test(letter)) continue;
    const isForeign = foreign.test(letter);
    if (last !== undefined && last !== isForeign) changes++;
    last = isForeign;
  }
  return changes >= 2;
}

const disguisedIn = (text: string) =>
  foreign.test(text) ? text.split(/[^\p{L}\p{N}]+/u).filter(isDisguised) : [];

export function countDisguised(text: string): number {
  return disguisedIn(text).length;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u0400-\u04ff]/g, (letter) => lookalikes[letter] ?? letter)
    .replaceAll(/\s+/g, ' ');

const countOf = (patterns: readonly RegExp[], text: string) =>
  patterns.filter((pattern) => pattern.test(text)).length;

export function countSold(text: string): { offers: number; hints: number } {
  const words = plain(text);
  return { offers: countOf(offers, words), hints: countOf(hints, words) };
}
