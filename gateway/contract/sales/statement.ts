import { z } from "zod";
import { defineCall } from "../call";
import { id, named, pageOf, pageQuery, signedMoney, whole } from "../values";
import { statementLineKinds } from "./statement-terms";

// Statements: what a month brought a merchant. Merchants' staff see their own merchant's alone; anything else is not found.

const statement = z.object({
	id: z.int(),
	merchant: named,
	/** From one on, without gaps, for each merchant. */
	no: z.int(),
	/** The first day of its month. */
	month: z.iso.date(),
	/** Hong Kong time. */
	closedAt: z.string(),
	/** What was owed before the month and after it, held or due. */
	opening: signedMoney,
	closing: signedMoney,
	/** What came in of its sales, with freight and what the shop bore; what went back of them; what the shop keeps; what was paid out. They lead from the opening to the closing. */
	sold: signedMoney,
	refunded: signedMoney,
	commission: signedMoney,
	paid: signedMoney,
});
export type Statement = z.infer<typeof statement>;

export const listStatements = defineCall({
	method: "GET",
	path: "/api/operator/settlement/statements",
	who: "operator",
	permission: "settlement",
	summary:
		"Statements of the own merchant (operators: of all, or of one), the latest first",
	query: pageQuery.extend({
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(statement),
});

export const getStatement = defineCall({
	method: "GET",
	path: "/api/operator/settlement/statement/{id}",
	who: "operator",
	permission: "settlement",
	summary: "A statement of the own merchant (operators: any); 404 for others",
	params: z.object({ id }),
	answer: statement,
});

const statementLine = z.object({
	/** Hong Kong time. */
	at: z.string(),
	kind: z.enum(statementLineKinds),
	/** Of a sale or a refund. */
	orderNo: z.string().nullable(),
	/** Of a payout, and of one that came back. */
	payoutId: z.int().nullable(),
	sold: signedMoney,
	refunded: signedMoney,
	commission: signedMoney,
	paid: signedMoney,
	/** What it adds to what is owed. */
	total: signedMoney,
});
export type StatementLine = z.infer<typeof statementLine>;

/** Where the piece before it ended; 0 for the first. */
const after = whole(0, 2_147_483_647).default(0);
const nextAfter = z.int().nullable();

export const listStatementLines = defineCall({
	method: "GET",
	path: "/api/operator/settlement/statement/lines/{id}",
	who: "operator",
	permission: "settlement",
	summary:
		"Each sale, refund and payout of a statement in the order of their posting, piece by piece",
	params: z.object({ id }),
	query: z.object({ after, limit: whole(1, 100).default(50) }),
	answer: z.object({ list: z.array(statementLine), after: nextAfter }),
});

export const exportStatement = defineCall({
	method: "GET",
	path: "/api/operator/settlement/statement/file/{id}",
	who: "operator",
	permission: "settlement",
	summary: "The same as a CSV file, piece by piece",
	params: z.object({ id }),
	query: z.object({ after }),
	answer: z.object({ text: z.string(), after: nextAfter }),
});
