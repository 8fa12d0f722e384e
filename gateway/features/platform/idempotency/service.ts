import { createHash } from "node:crypto";
import type { Call } from "../../../contract/call";
import { canonicalize, type Json } from "../../../contract/canonical-json";
import {
	idempotencyHeader,
	idempotencyKeyShape,
} from "../../../contract/idempotency";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import * as repository from "./repository";

// Commands that happen once per key of their account. The answer is kept in the transaction of what was done, so that
// both are there or neither; a command that was refused leaves nothing, and its key may be used again.

const keptDays = 7;
const dayMs = 24 * 60 * 60 * 1_000;

export interface Command {
	accountId: number;
	key: string;
	call: string;
	bodyHash: string;
}

/** Throws 400 where the request names no key. */
export function readCommand(ctx: Ctx, call: Call, body: unknown): Command {
	const { uid: accountId } = signedInActor(ctx);
	const key = ctx.idempotencyKey;
	if (!idempotencyKeyShape.test(key))
		throw new GatewayError(400, "keyMissing", {
			data: { header: idempotencyHeader },
		});
	const bodyHash = createHash("sha256")
		.update(canonicalize(body as Json))
		.digest("hex");
	return { accountId, key, call: `${call.method} ${call.path}`, bodyHash };
}

/** What the same command was answered before; undefined for a new one. Throws 409 where the key named another. */
export async function findAnswer(
	db: Queryable,
	command: Command,
): Promise<{ answer: unknown } | undefined> {
	const { accountId, key } = command;
	const found = await repository.findCommand(db, accountId, key);
	return found && answerOf(found, command);
}

/** What was kept under the key of a command, for whoever has read it. Throws 409 where the key named another. */
export function answerOf(
	found: repository.CommandRow,
	{ call, bodyHash }: Command,
): { answer: unknown } {
	if (found.call !== call || found.bodyHash !== bodyHash)
		throw new GatewayError(409, "keyOfAnother");
	const { answer } = found;
	// Drivers differ in whether they read a text within JSON once more.
	return { answer: typeof answer === "string" ? JSON.parse(answer) : answer };
}

interface Answered {
	answer: unknown;
	at: Date;
}

/**
 * Within the transaction of the command, which holds the account's row: of two at once the second finds this. To be
 * awaited, or part of a larger statement.
 */
export function keptAnswer(
	tx: Transaction,
	command: Command,
	answered: Answered,
) {
	return repository.commandInsert(tx, rowOf(command, answered));
}

/** For a command that was carried out in steps of its own: of two at once the first answer counts for both. */
export async function keepFirstAnswer(
	db: Database,
	command: Command,
	answered: Answered,
): Promise<unknown> {
	const row = rowOf(command, answered);
	if (await repository.insertFirstCommand(db, row)) return answered.answer;
	return (await findAnswer(db, command))?.answer ?? answered.answer;
}

function rowOf(command: Command, { answer, at }: Answered) {
	// As text: a repetition is answered to the letter, and the database would sort the members.
	return { ...command, answer: JSON.stringify(answer), createdAt: at };
}

export function sweepCommands(db: Database, now: Date): Promise<void> {
	const kept = new Date(now.getTime() - keptDays * dayMs);
	return repository.deleteCommandsBefore(db, kept);
}
