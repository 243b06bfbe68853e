/**
 * What every contract of ours keeps, read from solc's syntax trees: failures are custom errors with arguments, a change
 * of state emits an event, everything public is documented with its units, only known functions are privileged, and
 * nothing that can be deployed accepts the public chains.
 */
import { Declarations, nodesOf } from './solidityTree.mjs';

/**
 * Functions that not everybody may call, each with the reason why it can't move a user's funds. test/Privileges.t.sol
 * calls all of them and compares what everybody owns before and after.
 */
export const privileged = {
  'HashrateMain.connectTokenSwap': 'once, and the swap spends only what the balance’s owner asks it to',
  'HashrateMain.setTerms': 'what a payment may cost is bounded by what its payer allows',
  'HashrateMain.spendReward': 'the token swap’s, which calls it for the account that called it',
  'MemberRegistry.admitMain': 'mains write relations and sums, no funds',
  'MemberRegistry.register': 'mains pass on the account that called them',
  'MemberRegistry.changeSettler': 'mains pass on the account that called them',
  'MemberRegistry.recordPerformance': 'a sum that pays nothing',
};

/** Words that say what a figure counts. */
const unitWords =
  /base units|unix|second|power|basis points|rows?\b|limit|how many|levels?\b|days?\b|number of|sale ids?|decimal|block|chain id|bit mask|steps|kind|machines|shares|rate, fee|members|circle|revert|refusal|which kinds/i;

/** Every breach in the trees (solc's `sources` with `ast`) of the files that `own` accepts, one line each. */
export function breaches(sources, own) {
  const declarations = new Declarations(sources);
  const found = [];
  for (const [file, { ast }] of Object.entries(sources)) {
    if (!own(file)) continue;
    const tell = (what) => found.push(`${file}: ${what}`);
    checkFailures(ast, tell);
    checkAnnouncements(ast, tell);
    for (const contract of nodesOf(ast, 'ContractDefinition')) {
      checkDocumentation(contract, declarations, tell);
      if (contract.contractKind === 'contract' && !contract.abstract) {
        checkDeployable(contract, declarations, tell);
      }
    }
  }
  return found;
}

function checkFailures(ast, tell) {
  for (const { errorCall } of nodesOf(ast, 'RevertStatement')) {
    if (errorCall.arguments.length === 0)
      tell(`reverts with ${nameOf(errorCall.expression)}, which has no arguments`);
  }
  for (const call of nodesOf(ast, 'FunctionCall')) {
    const name = call.expression.nodeType === 'Identifier' ? call.expression.name : '';
    if (name === 'revert' || name === 'assert') tell(`${name}() fails without a custom error`);
    if (name === 'require' && call.arguments[1]?.nodeType !== 'FunctionCall') {
      tell('require() fails without a custom error');
    }
  }
  for (const { name } of nodesOf(ast, 'YulFunctionCall').map((one) => one.functionName)) {
    if (name === 'revert' || name === 'invalid') tell(`${name} in assembly fails without a custom error`);
  }
}

/** Errors and events say something, and say what. */
function checkAnnouncements(ast, tell) {
  for (const error of nodesOf(ast, 'ErrorDefinition')) {
    if (error.parameters.parameters.length === 0) tell(`error ${error.name} has no arguments`);
    if (!error.documentation) tell(`error ${error.name} is not documented`);
  }
  for (const event of nodesOf(ast, 'EventDefinition')) {
    if (!event.documentation) tell(`event ${event.name} is not documented`);
  }
}

function checkDocumentation(contract, declarations, tell) {
  for (const member of contract.nodes) {
    if (!isPublic(member)) continue;
    const text = declarations.documentationOf(member, contract);
    const name = `${contract.name}.${member.name}`;
    if (text === '') tell(`${name} has no documentation`);
    else if (hasFigures(member) && !unitWords.test(text))
      tell(`${name} doesn't say in what unit its figures are`);
  }
}

function checkDeployable(contract, declarations, tell) {
  const line = declarations.lineOf(contract);
  if (!line.some(({ name }) => name === 'LocalChainOnly')) {
    tell(`${contract.name} can be deployed on the public chains: it doesn't inherit LocalChainOnly`);
  }
  for (const entry of entriesOf(contract, line, declarations)) {
    const run = declarations.reachable(contract, entry);
    const name = `${contract.name}.${entry.name}`;
    const changes = run.some((one) => changesState(one, declarations));
    if (changes && !run.some((one) => nodesOf(one, 'EmitStatement').length > 0)) {
      tell(`${name} changes state without an event`);
    }
    if (isGuarded(entry, run) && privileged[name] === undefined) {
      tell(`${name} is privileged and not on the list of source-rules/sourceRules.mjs`);
    }
  }
}

/** The functions that anybody can send a transaction to, each in its most derived form. */
function entriesOf(contract, line, declarations) {
  const entries = new Set();
  for (const member of line.flatMap((base) => base.nodes)) {
    if (member.nodeType !== 'FunctionDefinition' || !isPublic(member)) continue;
    if (['view', 'pure'].includes(member.stateMutability)) continue;
    const run = declarations.runs(contract, member);
    if (run.body) entries.add(run);
  }
  return entries;
}

/** Whether a function itself assigns to storage; the lock against calls that come back in is no state. */
function changesState(fn, declarations) {
  const targets = [
    ...nodesOf(fn, 'Assignment').map((one) => one.leftHandSide),
    ...nodesOf(fn, 'UnaryOperation')
      .filter(({ operator }) => ['++', '--', 'delete'].includes(operator))
      .map((one) => one.subExpression),
    ...nodesOf(fn, 'MemberAccess').filter(({ memberName }) => memberName === 'push' || memberName === 'pop'),
  ];
  return targets.some((target) =>
    [target, ...(target.components ?? [])].some((one) => isStorage(one, declarations)),
  );
}

function isStorage(expression, declarations) {
  let root = expression;
  while (root && root.nodeType !== 'Identifier') root = root.expression ?? root.baseExpression;
  const declared = declarations.get(root?.referencedDeclaration);
  if (declared?.nodeType !== 'VariableDeclaration') return false;
  if (declared.stateVariable)
    return (
      declared.storageLocation !== 'transient' && !declared.typeDescriptions.typeString.includes(' memory')
    );
  // A pointer into storage: what is changed is behind it.
  return declared.storageLocation === 'storage' && expression !== root;
}

function isGuarded(entry, run) {
  const modifiers = entry.modifiers.map(({ modifierName }) => modifierName.name);
  if (modifiers.some((name) => name.startsWith('only'))) return true;
  const guards = nodesOf(entry, 'FunctionCall').map(({ expression }) => nameOf(expression));
  if (guards.includes('_checkCaller')) return true;
  return run.some((one) => one === entry && comparesSender(one));
}

/** An `if` over the caller, but for one that compares with the owner of what is asked for. */
function comparesSender(fn) {
  return nodesOf(fn, 'BinaryOperation').some(({ leftExpression, rightExpression }) =>
    [leftExpression, rightExpression].some(
      (side) =>
        side.nodeType === 'MemberAccess' && side.memberName === 'sender' && side.expression.name === 'msg',
    ),
  );
}

function isPublic(member) {
  if (member.nodeType === 'VariableDeclaration') return member.visibility === 'public';
  if (member.nodeType !== 'FunctionDefinition' || member.kind === 'constructor') return false;
  return member.visibility === 'external' || member.visibility === 'public';
}

function hasFigures(member) {
  const parameters =
    member.nodeType === 'VariableDeclaration'
      ? [member]
      : [...member.parameters.parameters, ...member.returnParameters.parameters];
  return parameters.some((one) => /\bu?int\d/.test(one.typeDescriptions.typeString));
}

function nameOf(expression) {
  return expression.name ?? expression.memberName ?? '';
}
