/**
 * Faults that somebody could put into the contracts, by the rule of the protocol that each one breaks.
 * `find` must stand in the file exactly once.
 */
export const mutants = [
  // 1. Solvent: holdings always cover what is owed.
  {
    rule: 1,
    file: 'main/Synthesis.sol',
    find: 'freeReserve -= spent + luckyShare + maxPowerShare;',
    put: 'freeReserve -= spent + luckyShare;',
  },
  {
    rule: 1,
    file: 'main/ReserveBooks.sol',
    find: 'rewardOwed -= amount;',
    put: 'rewardOwed -= amount - fee;',
  },
  {
    rule: 1,
    file: 'main/RevenueLedger.sol',
    find: 'machineOwed -= ofMachines;',
    put: 'machineOwed -= ofMachines / 2;',
  },
  { rule: 1, file: 'main/PrizePools.sol', find: 'lucky.balance = 0;', put: '' },
  {
    rule: 1,
    file: 'main/ReserveBooks.sol',
    find: 'freeReserve += amount;',
    put: 'freeReserve += amount + 1;',
  },
  { rule: 1, file: 'swap/FixedRates.sol', find: 'stock[to] -= amountOut;', put: '' },
  { rule: 1, file: 'swap/SellerProceeds.sol', find: 'proceedsOf[msg.sender] = 0;', put: '' },
  {
    rule: 1,
    file: 'swap/SaleQueue.sol',
    find: 'amount = row.deposit - row.sold;',
    put: 'amount = row.deposit;',
  },
  // 2. Nothing is lost: in = out + held + burned.
  {
    rule: 2,
    file: 'main/ReserveBooks.sol',
    find: 'totalBurned += amount;',
    put: 'totalBurned += amount - amount / 7;',
  },
  {
    rule: 2,
    file: 'main/ReserveBooks.sol',
    find: 'ExactPayment.send(acb, to, amount - fee)',
    put: 'ExactPayment.send(acb, to, amount)',
  },
  { rule: 2, file: 'main/ReserveBooks.sol', find: 'if (fee > 0) _burn(fee);', put: '' },
  {
    rule: 2,
    file: 'main/Synthesis.sol',
    find: 'ExactPayment.take(payToken, msg.sender, treasury, payment);',
    put: 'ExactPayment.take(payToken, msg.sender, address(this), payment);',
  },
  { rule: 2, file: 'main/Synthesis.sol', find: '_burn(payment);', put: '_burn(payment - 1);' },
  {
    rule: 2,
    file: 'swap/FixedRates.sol',
    find: 'ExactPayment.take(from, msg.sender, treasury, amountIn);',
    put: 'ExactPayment.take(from, msg.sender, address(this), amountIn);',
  },
  {
    rule: 2,
    file: 'swap/FixedRates.sol',
    find: 'uint256 feePart = (fee * part) / amount;',
    put: 'uint256 feePart = 0;',
  },
  {
    rule: 2,
    file: 'swap/SellerProceeds.sol',
    find: 'proceedsOf[seller] += amount;',
    put: 'proceedsOf[seller] = amount;',
  },
  // 3. Referrer and settler relations never form a circle.
  {
    rule: 3,
    file: 'members/MemberRegistry.sol',
    find: 'if (above == account) revert SettlerCircle(account, settler);',
    put: '',
  },
  {
    rule: 3,
    file: 'members/MemberRegistry.sol',
    find: 'if (account == settler) revert OwnSettler(account);',
    put: '',
  },
  {
    rule: 3,
    file: 'members/MemberRegistry.sol',
    find: 'if (isMember(account)) revert AlreadyMember(account, nodes[account].referrer);',
    put: '',
  },
  {
    rule: 3,
    file: 'members/MemberRegistry.sol',
    find: 'address above = nodes[settler].settler;',
    put: 'address above = nodes[nodes[settler].settler].settler;',
  },
  {
    rule: 3,
    file: 'members/MemberRegistry.sol',
    find: 'above = nodes[above].settler;',
    put: 'above = nodes[above].referrer;',
  },
  // 4. The queue is first in first out, a take-out never pays twice, totals equal the sum of rows.
  { rule: 4, file: 'swap/SaleQueue.sol', find: 'row.takenOut = true;', put: '' },
  {
    rule: 4,
    file: 'swap/SaleQueue.sol',
    find: 'queue.soldAmount += amount;',
    put: 'queue.soldAmount += amount - 1;',
  },
  { rule: 4, file: 'swap/SaleQueue.sol', find: 'queue.soldRows += 1;', put: '' },
  {
    rule: 4,
    file: 'swap/SaleQueue.sol',
    find: 'Sum(sum.amount - amount, sum.rows - 1)',
    put: 'Sum(sum.amount, sum.rows - 1)',
  },
  {
    rule: 4,
    file: 'swap/SaleQueue.sol',
    find: 'else queue.rows[before].behind = behind;',
    put: '',
  },
  {
    rule: 4,
    file: 'swap/MvSale.sol',
    find: 'if (row.owner != account) revert NotSaleOwner(saleId, row.owner, account);',
    put: '',
  },
  {
    rule: 4,
    file: 'swap/MvSale.sol',
    find: 'if (!row.isLive()) revert SaleNotOpen(saleId, _stateOf(row));',
    put: '',
  },
  // 5. No claim within 60 s, no machine above its cap, no owner function moves funds.
  {
    rule: 5,
    file: 'main/RevenueLedger.sol',
    find: 'last + CLAIM_INTERVAL + 1;',
    put: 'last + CLAIM_INTERVAL;',
  },
  {
    rule: 5,
    file: 'main/RevenueLedger.sol',
    find: 'lastClaimAt[msg.sender] = uint64(block.timestamp);',
    put: '',
  },
  {
    rule: 5,
    file: 'main/MachineLedger.sol',
    find: 'powerSeconds = outPower * machineSeconds +',
    put: 'powerSeconds = outPower * (machineSeconds + 1) +',
  },
  {
    rule: 5,
    file: 'main/RevenueLedger.sol',
    find: 'if (kind != uint256(RevenueKind.Machine)) waitingShares[msg.sender][kind] = 0;',
    put: '',
  },
  {
    rule: 5,
    file: 'main/ReserveBooks.sol',
    find: '_checkCaller(tokenSwap);',
    put: 'if (msg.sender != tokenSwap) _checkCaller(account);',
  },
  {
    rule: 5,
    file: 'main/ReserveBooks.sol',
    find: 'if (tokenSwap != address(0)) revert AlreadyConnected(tokenSwap);',
    put: '',
  },
];
