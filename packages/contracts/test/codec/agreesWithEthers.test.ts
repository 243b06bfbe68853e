import { Interface } from 'ethers';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AbiFunction, functionsOf, signatureOf } from '../../codec-generator/abi.ts';
import { capitalised, shapeOf } from '../../codec-generator/shape.ts';
import { abiOf, codecSources } from '../../codec-generator/sources.ts';
import * as codec from '../../generated/codec/index.ts';
import { likeOurs, valuesOf } from './randomValues.ts';

type AnyFunction = (...values: unknown[]) => unknown;

const sources = await Promise.all(
  codecSources.map(async (source) => ({ ...source, abi: await abiOf(source) })),
);

const moduleOf = (name: string): Record<string, unknown> =>
  (codec as unknown as Record<string, never>)[name] ?? {};

function functionOf(module: string, name: string): AnyFunction {
  const found = moduleOf(module)[name];
  if (typeof found !== 'function') throw new Error(`${module}.${name} is missing`);
  return found as AnyFunction;
}

const fieldsOf = (parameters: AbiFunction['inputs']) =>
  parameters.map((parameter, i) => shapeOf(parameter, `Unnamed${i}`));

/** What our decoder gives for several outputs: an object of named ones, else an array. */
function outputsLikeOurs(fn: AbiFunction, values: readonly unknown[]): unknown {
  if (fn.outputs.length === 1) return values[0];
  if (fn.outputs.some((output) => !output.name)) return values;
  return Object.fromEntries(fn.outputs.map((output, i) => [output.name, values[i]]));
}

for (const { module, abi } of sources) {
  describe(`the codec of ${module} agrees with ethers on random data`, () => {
    const reference = new Interface(abi);

    for (const fn of functionsOf(abi)) {
      const name = capitalised(fn.name);
      it(`encodes ${signatureOf(fn)}`, () => {
        const encode = functionOf(module, `encode${name}`);
        const inputs = fc.tuple(...fieldsOf(fn.inputs).map(valuesOf));
        fc.assert(
          fc.property(inputs, (values) => {
            expect(encode(...values)).toBe(reference.encodeFunctionData(signatureOf(fn), values));
          }),
        );
      });

      if (fn.outputs.length === 0) continue;
      it(`decodes ${signatureOf(fn)}`, () => {
        const decode = functionOf(module, `decode${name}`);
        const shapes = fieldsOf(fn.outputs);
        fc.assert(
          fc.property(fc.tuple(...shapes.map(valuesOf)), (values) => {
            const data = reference.encodeFunctionResult(signatureOf(fn), values);
            const decoded = decode(data);
            expect(decoded).toEqual(outputsLikeOurs(fn, values));
            const byEthers = reference.decodeFunctionResult(signatureOf(fn), data);
            expect(decoded).toEqual(
              outputsLikeOurs(
                fn,
                shapes.map((shape, i) => likeOurs(shape, byEthers[i])),
              ),
            );
          }),
        );
      });
    }

    it('has nothing but these functions', () => {
      const expected = functionsOf(abi).flatMap((fn) => {
        const name = capitalised(fn.name);
        return fn.outputs.length > 0 ? [`encode${name}`, `decode${name}`] : [`encode${name}`];
      });
      expect(Object.keys(moduleOf(module)).sort()).toEqual(expected.sort());
    });
  });
}
