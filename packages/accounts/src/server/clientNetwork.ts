import { BlockList, isIP } from 'node:net';

/** Which proxies are believed about where a request came from. */
export type TrustedProxies = (address: string) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address that came in over an IPv6 socket is the IPv4 address. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Proxies by address or network (`10.0.0.0/8`, `::1`).
 *
 * @throws Error that names an entry which is neither
 */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) throw new Error(`${entry} is no address and no network`);
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** The first four groups of an IPv6 address: what one customer is usually given. */
function ipv6Network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * The network whose tries are counted together: an IPv4 address, or the /64 of an IPv6 one. `X-Forwarded-For` is read from its end,
 * and only as far as each address that says so is a trusted proxy: whatever a client wrote itself stands before that.
 *
 * @param peer the address that the connection comes from
 */
export function clientNetwork(peer: string, forwardedFor: string | null, trusted: TrustedProxies): string {
  let client = plain(peer);
  const hops = forwardedFor === null ? [] : forwardedFor.split(',').map(plain);
  while (trusted(client)) {
    const before = hops.pop();
    if (before === undefined || isIP(before) === 0) break;
    client = before;
  }
  return isIP(client) === 6 ? ipv6Network(client) : client;
}
