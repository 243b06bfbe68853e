import type { Eip1193Provider, RpcRequest } from '@amswap/values';

/** A chain of a test: answers by method, and remembers what it was asked. */
export interface ChainStandIn extends Pick<Eip1193Provider, 'request'> {
  readonly asked: RpcRequest[];
  /** What a method answers; an `Error` is thrown. */
  readonly answers: Map<string, unknown>;
}

/** Makes one; what it has no answer for it answers with null. */
export function chainStandIn(answers: Readonly<Record<string, unknown>> = {}): ChainStandIn {
  const asked: RpcRequest[] = [];
  const held = new Map(Object.entries(answers));
  return {
    asked,
    answers: held,
    async request(request) {
      asked.push(request);
      const answer = held.get(request.method) ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}
