import { randomUUID } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import type { LocalOutcome } from "../../contract/pay";
import type { Database } from "../../db/client";
import { localCharge } from "../../db/schema/payment";
import { ServiceAway } from "../ask";
import type { Charge, ChargeRequest, PaymentProvider } from "./interface";

interface Deps {
	db: Database;
	now: () => Date;
}

/** How long the cashier takes, by the shop's clock. */
const takesMs: Partial<Record<LocalOutcome, number>> = {
	confirmation: 5_000,
	slow: 20_000,
};

type ChargeRow = typeof localCharge.$inferSelect;

/** The test cashier: it takes no money, keeps books of its own as a provider would, and plays what it is asked to. */
export function openTestCashier({ db, now }: Deps): PaymentProvider {
	async function read({ key }: Pick<ChargeRequest, "key">) {
		await db
			.update(localCharge)
			.set({ state: "succeeded" })
			.where(
				and(
					eq(localCharge.key, key),
					eq(localCharge.state, "pending"),
					lte(localCharge.readyAt, now()),
				),
			);
		const [row] = await db
			.select()
			.from(localCharge)
			.where(eq(localCharge.key, key));
		return row && presentCharge(row);
	}

	return {
		read,
		begin: async (request) => {
			const { outcome = "success" } = request;
			const isNew = await write(db, request, now());
			if (isNew && outcome === "lost")
				throw new ServiceAway("The test cashier lost its answer");
			const charge = await read(request);
			if (!charge) throw new ServiceAway("The test cashier has no books");
			return { charge, next: { next: "wait" } };
		},
		payBack: (ref, key, amount) => payBack(db, { ref, key, amount }),
		callOff: async (known) => {
			const { key } = known;
			// One that it has not heard of yet is refused when it comes.
			await write(db, { ...known, outcome: "decline" }, now());
			await db
				.update(localCharge)
				.set({ state: "failed" })
				.where(and(eq(localCharge.key, key), eq(localCharge.state, "pending")));
			return read({ key });
		},
	};
}

function stateAtFirst(outcome: LocalOutcome): ChargeRow["state"] {
	if (outcome === "decline") return "failed";
	return takesMs[outcome] ? "pending" : "succeeded";
}

async function write(db: Database, request: ChargeRequest, now: Date) {
	const { key, amount, outcome = "success" } = request;
	const inserted = await db
		.insert(localCharge)
		.values({
			key,
			ref: `test_${randomUUID()}`,
			amount,
			outcome,
			state: stateAtFirst(outcome),
			readyAt: new Date(now.getTime() + (takesMs[outcome] ?? 0)),
		})
		.onConflictDoNothing()
		.returning({ key: localCharge.key });
	return inserted.length > 0;
}

function presentCharge(row: ChargeRow): Charge {
	const isPaidBack = row.state === "succeeded" && row.refunded === row.amount;
	return {
		ref: row.ref,
		key: row.key,
		amount: row.amount,
		currency: "HKD",
		state: isPaidBack ? "refunded" : row.state,
		failure: row.state === "failed" ? "declined" : null,
	};
}

interface PaidBack {
	ref: string;
	key: string;
	/** All of it, where none is said. */
	amount?: string;
}

async function payBack(
	db: Database,
	{ ref, key, amount }: PaidBack,
): Promise<void> {
	const { refunded, paidBackBy } = localCharge;
	const part = amount ? sql`${amount}::numeric` : sql`${localCharge.amount}`;
	const isKnown = sql`${key} = any(${paidBackBy})`;
	const paid = await db
		.update(localCharge)
		.set({
			refunded: sql`case when ${isKnown} then ${refunded} else ${refunded} + ${part} end`,
			paidBackBy: sql`case when ${isKnown} then ${paidBackBy} else ${paidBackBy} || ${key}::text end`,
		})
		.where(and(eq(localCharge.ref, ref), eq(localCharge.state, "succeeded")))
		.returning({ key: localCharge.key });
	if (paid.length === 0)
		throw new ServiceAway("The test cashier has charged nothing by that name");
}
