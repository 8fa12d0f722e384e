import { canonicalize, type Json } from "../../../contract/canonical-json";
import { idempotencyKeyShape } from "../../../contract/idempotency";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { deriveKey } from "../../../secrets/derive-key";
import { seal, unseal } from "../../../secrets/seal";
import { answerIn } from "../../../words/words";
import { ProtocolFault } from "./protocol-fault";
import { hashOf } from "./session";
import { findCommand, insertCommand } from "./session-repository";

// What a program changes happens once per key that it gives. The answer is kept in the transaction of what was done; it
// names what opens a cart or an order, so it lies under a cipher whose key is the program's.

export interface OneCommand {
	agent: string;
	key: string;
	tool: string;
	input: object;
}

export interface Answer {
	status: 200 | 201;
	body: object;
}

/** Throws where the key named something else; undefined where nothing was done by it. */
export async function findDone(
	ctx: Ctx,
	command: OneCommand,
): Promise<Answer | undefined> {
	if (!idempotencyKeyShape.test(command.key))
		throw new ProtocolFault(
			"invalid_request",
			"Idempotency-Key: 8 to 100 visible characters without spaces",
		);
	const found = await findCommand(ctx.db, keyHashOf(command));
	if (!found) return undefined;
	if (found.askedHash !== askedHashOf(command))
		throw new ProtocolFault(
			"idempotency_conflict",
			answerIn(ctx.locale, "keyOfAnother"),
		);
	const answer = unseal(Buffer.from(found.sealed, "base64"), sealedBy(command));
	return JSON.parse(`${answer}`);
}

/** False where another did it by the same key meanwhile: then the caller rolls back. */
export const keepDone = (
	tx: Transaction,
	command: OneCommand,
	{ answer, at }: { answer: Answer; at: Date },
) =>
	insertCommand(tx, {
		keyHash: keyHashOf(command),
		askedHash: askedHashOf(command),
		sealed: seal(
			Buffer.from(JSON.stringify(answer)),
			sealedBy(command),
		).toString("base64"),
		createdAt: at,
	});

const keyHashOf = ({ agent, key }: OneCommand) => hashOf(`${agent} ${key}`);

const askedHashOf = ({ tool, input }: OneCommand) =>
	hashOf(`${tool} ${canonicalize(input as Json)}`);

const sealedBy = ({ agent, key }: OneCommand) => ({
	key: deriveKey(key, "answer of an agent", { salt: agent }),
});
