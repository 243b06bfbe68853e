import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@ethereumjs/util';
import { blockZero } from '../chain/chainRestore.ts';
import { chainRules } from '../chain/chainRules.ts';
import { type ChainDump, dumpFormat } from '../dump/chainDump.ts';
import { imageState } from './imageState.ts';
import type { StateImage } from './stateImage.ts';

/**
 * The chain that begins with an image at a time.
 * @param seedId names the image: with the time it stands for the state that the first block commits to.
 * @param startTime unix seconds; without it, the image's own time.
 * @throws RangeError when it is not a whole number of the image's periods away from the image's time.
 */
export function dumpOfImage(image: StateImage, seedId: string, startTime = BigInt(image.time)): ChainDump {
  const away = Number(startTime) - image.time;
  if (away % image.period !== 0) {
    throw new RangeError(`The state of ${image.time} can't be moved to ${startTime}`);
  }
  // A commitment to what the state is made of says as much as one to all its slots.
  const stateRoot = bytesToHex(keccak_256(utf8ToBytes(`${seedId}@${startTime}`)));
  const rules = chainRules(image.chainId);
  return {
    format: dumpFormat,
    chainId: image.chainId,
    hardfork: image.hardfork,
    time: { offset: startTime, next: null },
    mining: { automine: true, intervalSeconds: 0 },
    blocks: [blockZero(stateRoot, startTime, BigInt(image.baseFee), rules)],
    state: imageState(image, away / image.period),
    undo: [],
    pool: [],
  };
}
