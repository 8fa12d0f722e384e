import { randomUUID } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { LocalOutcome } from "../../contract/sales/payment";
import type { Database } from "../../db/client";
import { localCharge } from "../../db/schema/payment";
import { ServiceAway } from "../ask";
import type { Charge, ChargeRequest, PaymentProvider } from "./interface";

interface Deps {
	db: Database;
	now: () => Date;
}

/** How long the payment page takes, by the shop's clock. */
const takesMs: Partial<Record<LocalOutcome, number>> = {
	confirmation: 5_000,
	slow: 20_000,
};

type ChargeRow = typeof localCharge.$inferSelect;

/** The test provider: it takes no money, keeps books of its own as a provider would, and plays what it is asked to. */
export function openTestPayments({ db, now }: Deps): PaymentProvider {
	async function read({ key }: Pick<ChargeRequest, "key">) {
		const [row] = await db
			.update(localCharge)
			.set({ state: goOn(now()) })
			.where(eq(localCharge.key, key))
			.returning();
		return row && presentCharge(row);
	}

	return {
		read,
		begin: async (request) => {
			const { outcome = "success" } = request;
			const at = now();
			const { row, isNew } = await write(db, request, { at, known: goOn(at) });
			if (isNew && outcome === "lost")
				throw new ServiceAway("The test provider lost its answer");
			return { charge: presentCharge(row), next: { next: "wait" } };
		},
		payBack: (ref, key, amount) => payBack(db, { ref, key, amount }),
		callOff: async (known) => {
			// One that it has not heard of yet is refused when it comes.
			const refused = { ...known, outcome: "decline" } as const;
			const at = now();
			const { row } = await write(db, refused, { at, known: calledOff });
			return presentCharge(row);
		},
	};
}

function stateAtFirst(outcome: LocalOutcome): ChargeRow["state"] {
	if (outcome === "decline") return "failed";
	return takesMs[outcome] ? "pending" : "succeeded";
}

/** What takes its time has gone through when it is over. */
const goOn = (at: Date) =>
	sql`case when ${localCharge.state} = 'pending' and ${localCharge.readyAt} <= ${at.toISOString()}::timestamptz
		then 'succeeded' else ${localCharge.state} end`;
const calledOff = sql`case ${localCharge.state} when 'pending' then 'failed' else ${localCharge.state} end`;

/** The charge of that key: this one, or the one that was begun by it before, whose state becomes `known`. */
async function write(
	db: Database,
	request: ChargeRequest,
	{ at, known }: { at: Date; known: SQL },
): Promise<{ row: ChargeRow; isNew: boolean }> {
	const { key, amount, outcome = "success" } = request;
	const ref = `test_${randomUUID()}`;
	const [row] = await db
		.insert(localCharge)
		.values({
			key,
			ref,
			amount,
			outcome,
			state: stateAtFirst(outcome),
			readyAt: new Date(at.getTime() + (takesMs[outcome] ?? 0)),
		})
		.onConflictDoUpdate({
			target: localCharge.key,
			set: { state: known },
		})
		.returning();
	if (!row) throw new Error("A charge was not kept");
	return { row, isNew: row.ref === ref };
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
		throw new ServiceAway("The test provider has charged nothing by that name");
}
