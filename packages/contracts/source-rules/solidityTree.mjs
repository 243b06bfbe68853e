/** Reads solc's syntax trees: what stands where, what calls what, and what a function's documentation says. */

/** Gives every node below one, itself included, to `visit`. */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  if (typeof node.nodeType === 'string') visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'documentation') walk(value, visit);
  }
}

/** All nodes of a kind below one. */
export function nodesOf(node, kind) {
  const found = [];
  walk(node, (one) => {
    if (one.nodeType === kind) found.push(one);
  });
  return found;
}

/** The declarations of all trees by their id, and the contract that each function or variable stands in. */
export class Declarations {
  #byId = new Map();
  #homes = new Map();

  constructor(sources) {
    for (const { ast } of Object.values(sources)) {
      walk(ast, (node) => this.#byId.set(node.id, node));
      for (const contract of nodesOf(ast, 'ContractDefinition')) {
        for (const member of contract.nodes) this.#homes.set(member.id, contract);
      }
    }
  }

  get(id) {
    return this.#byId.get(id);
  }

  homeOf(member) {
    return this.#homes.get(member.id);
  }

  /** The contracts that one inherits from, itself first, in the order in which Solidity looks functions up. */
  lineOf(contract) {
    return contract.linearizedBaseContracts.map((id) => this.#byId.get(id));
  }

  /** What a call of `called` runs in `contract`: the most derived function of that name and those arguments. */
  runs(contract, called) {
    if (called.nodeType !== 'FunctionDefinition') return called;
    const same = (one) =>
      one.nodeType === 'FunctionDefinition' &&
      one.name === called.name &&
      argumentsOf(one) === argumentsOf(called);
    for (const base of this.lineOf(contract)) {
      const found = base.nodes.find((one) => same(one) && one.body);
      if (found) return found;
    }
    return called;
  }

  /** Everything that a function can run in `contract`: itself, its modifiers, and what those call, also in libraries. */
  reachable(contract, entry) {
    const seen = new Set();
    const queue = [entry];
    while (queue.length > 0) {
      const next = queue.pop();
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      for (const identifier of [
        ...nodesOf(next, 'Identifier'),
        ...nodesOf(next, 'MemberAccess'),
        ...nodesOf(next, 'IdentifierPath'),
      ]) {
        const target = this.get(identifier.referencedDeclaration);
        if (target?.nodeType === 'ModifierDefinition') queue.push(target);
        if (target?.nodeType === 'FunctionDefinition') queue.push(this.#called(contract, target));
      }
    }
    return [...seen];
  }

  /** Calls of other contracts of ours are followed into the one contract that implements the interface. */
  #called(contract, target) {
    const home = this.homeOf(target);
    if (home === undefined || this.lineOf(contract).includes(home) || home.contractKind === 'library') {
      return this.runs(contract, target);
    }
    for (const other of this.#byId.values()) {
      if (other.nodeType !== 'ContractDefinition' || other.abstract || other.contractKind !== 'contract')
        continue;
      if (other.linearizedBaseContracts.includes(home.id)) return this.runs(other, target);
    }
    return target;
  }

  /** The documentation of a function or public variable; `@inheritdoc` is followed to the contract it names. */
  documentationOf(member, contract = this.homeOf(member)) {
    const text = member.documentation?.text ?? '';
    const inherited = /@inheritdoc\s+(\w+)/.exec(text)?.[1];
    if (inherited === undefined) return text;
    const base = this.lineOf(contract).find((one) => one.name === inherited);
    for (const from of base === undefined ? [] : this.lineOf(base)) {
      const found = from.nodes.find((one) => one.name === member.name && one !== member && one.documentation);
      if (found) return this.documentationOf(found, from);
    }
    return '';
  }
}

function argumentsOf(fn) {
  return fn.parameters.parameters.map((one) => one.typeDescriptions.typeString).join();
}
