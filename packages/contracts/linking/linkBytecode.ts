/** Byte offsets at which a library's address stands in a contract's code, by library. */
export type LinkOffsets = Readonly<Record<string, readonly number[]>>;

/**
 * Writes library addresses into the holes of a contract's code.
 *
 * @param code creation or deployed code of an artifact, with zeros in the holes
 * @param links the artifact's `creationLinks` or `deployedLinks`
 * @param addresses address of each library named in `links`
 * @throws Error naming the library whose address is missing or malformed
 * @example linkBytecode(hashrateMainArtifact.creation, hashrateMainArtifact.creationLinks, { MachineLedger: '0x…' })
 */
export function linkBytecode(
  code: `0x${string}`,
  links: LinkOffsets,
  addresses: Readonly<Record<string, string>>,
): `0x${string}` {
  let linked = code.slice(2);
  for (const [library, offsets] of Object.entries(links)) {
    const address = addresses[library];
    if (address === undefined || !/^0x[0-9a-fA-F]{40}$/.test(address)) {
      throw new Error(`no address for the library ${library}`);
    }
    const digits = address.slice(2).toLowerCase();
    for (const offset of offsets) {
      linked = linked.slice(0, offset * 2) + digits + linked.slice(offset * 2 + 40);
    }
  }
  return `0x${linked}`;
}
