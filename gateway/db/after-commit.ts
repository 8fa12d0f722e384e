import type { Transaction } from "./client";

const waiting = new WeakMap<Transaction, (() => void)[]>();

/** Does something small once what a transaction did holds; nothing where it is undone. */
export function afterCommit(tx: Transaction, then: () => void): void {
	waiting.set(tx, [...(waiting.get(tx) ?? []), then]);
}

export function hasCommitted(tx: Transaction): void {
	for (const then of waiting.get(tx) ?? []) then();
}
