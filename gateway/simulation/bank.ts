import { randomUUID } from "node:crypto";
import Decimal from "decimal.js";
import type { PayMethod } from "../contract/sales/payment";
import { pick, type Random } from "../db/sample/random";
import type { Charge, KnownCharge } from "../providers/payment/interface";
import type { PayoutProvider } from "../providers/payout/interface";
import { Refused } from "../providers/refused";

export const closedAccount = "acct_closed";

/** A charge in the books of whoever takes the money. */
export interface BankCharge extends Pick<Charge, "ref" | "failure"> {
	key: string;
	amount: string;
	method: PayMethod;
	state: "waiting" | "pending" | "succeeded" | "failed";
	/** What was sent back, all or parts of it, by the key that it was asked for with. */
	refunds: Map<string, string>;
}

const atOnce = ["succeeded", "succeeded", "pending", "failed"] as const;
const afterConfirming = [
	...(["succeeded", "succeeded", "succeeded"] as const),
	...(["pending", "waiting"] as const),
];

/** Both providers of the simulation, seen from their own side: their books live as long as the seed. */
export class Bank {
	readonly charges: BankCharge[] = [];
	/** Notices on their way to the shop, in no order. */
	readonly notices: string[] = [];
	/** Everything that was ever told. */
	readonly notified: string[] = [];
	/** Questions that arrive when nobody waits for the answer any more. */
	readonly late: (() => unknown)[] = [];
	/** What merchants were sent, by the key that it was asked for with. */
	readonly sent = new Map<string, string>();
	readonly #random: Random;

	constructor(random: Random) {
		this.#random = random;
	}

	find({ key, ref }: Pick<KnownCharge, "key" | "ref">): BankCharge | undefined {
		return this.charges.find((one) =>
			ref ? one.ref === ref : one.key === key,
		);
	}

	/** Cards wait for their shopper; the other way to pay takes the money at once, later or not at all. */
	begin(known: KnownCharge, method: PayMethod): BankCharge {
		const found = this.find(known);
		if (found) return found;
		const state = method === "stripe" ? "waiting" : pick(this.#random, atOnce);
		return this.#write(known, method, state);
	}

	/** One that was never begun cannot be begun any more. */
	callOff(known: KnownCharge, method: PayMethod): BankCharge {
		const found = this.find(known) ?? this.#write(known, method, "failed");
		if (found.state === "waiting") found.state = "failed";
		return found;
	}

	/** All of it, where no amount is said. */
	payBack(ref: string, key: string, amount?: string): void {
		const found = this.charges.find((one) => one.ref === ref);
		if (found?.state === "succeeded" && !found.refunds.has(key))
			found.refunds.set(key, amount ?? found.amount);
	}

	/** One of the merchants' accounts takes nothing. */
	send({ key, ref, amount }: Parameters<PayoutProvider["send"]>[0]): void {
		if (ref === closedAccount) throw new Refused(ref);
		if (!this.sent.has(key)) this.sent.set(key, amount);
	}

	/** The shopper's own hand, or what becomes of a charge that takes its time. */
	goOn(charge: BankCharge): void {
		if (charge.state === "waiting") this.#confirm(charge);
		else if (charge.state === "pending") this.#finish(charge);
		else return;
		this.#tell(charge);
	}

	/** Nothing is under way any more. */
	finish(): void {
		for (const arrive of this.late.splice(0)) arrive();
		for (const charge of this.charges)
			if (charge.state === "pending") this.#finish(charge);
	}

	#write(
		{ key, amount }: KnownCharge,
		method: PayMethod,
		state: BankCharge["state"],
	): BankCharge {
		const failure = state === "failed" ? "declined" : null;
		const ref = `${method}_${randomUUID()}`;
		const refunds = new Map<string, string>();
		const written = { key, ref, amount, method, state, failure, refunds };
		this.charges.push(written);
		return written;
	}

	/** A card that was refused may be followed by another. */
	#confirm(charge: BankCharge): void {
		charge.state = pick(this.#random, afterConfirming);
		charge.failure = charge.state === "waiting" ? "insufficient_funds" : null;
	}

	#finish(charge: BankCharge): void {
		charge.state = this.#random() < 0.8 ? "succeeded" : "failed";
	}

	/** Never, once or several times; the words are those of the moment. */
	#tell(charge: BankCharge): void {
		if (charge.method !== "stripe") return;
		const text = JSON.stringify({
			eventId: randomUUID(),
			kind: `payment_intent.${charge.state}`,
			charge: present(charge),
		});
		const copies = pick(this.#random, [0, 1, 1, 2, 3]);
		this.notified.push(text);
		this.notices.push(...Array<string>(copies).fill(text));
	}
}

export function present(charge: BankCharge): Charge {
	const { key, ref, amount, failure, state } = charge;
	const isPaidBack = state === "succeeded" && !leftOf(charge).isPositive();
	return {
		key,
		ref,
		amount,
		failure,
		currency: "HKD",
		state: isPaidBack ? "refunded" : state,
	};
}

/** What a charge brought, less what went back; more may go back than came where somebody asks twice. */
export function keptOf(charge: BankCharge): string {
	return leftOf(charge).toFixed(2);
}

function leftOf({ amount, refunds }: BankCharge): Decimal {
	const back = [...refunds.values()];
	return back.reduce((kept, one) => kept.minus(one), new Decimal(amount));
}
