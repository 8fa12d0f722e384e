import {
	createCipheriv,
	createDecipheriv,
	createHash,
	hkdfSync,
	randomBytes,
} from "node:crypto";
import { canonicalize, type Json } from "../../../contract/canonical-json";
import { idempotencyKeyShape } from "../../../contract/idempotency";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { answerIn } from "../../../words/words";
import { ProtocolFault } from "./protocol-fault";
import { findCommand, insertCommand } from "./session-repository";

// What a program changes happens once per key that it gives. The answer is kept in the transaction of what was done; it
// names what opens a cart or an order, so it lies under a cipher whose key is the program's.

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

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
	return JSON.parse(unseal(found.sealed, command));
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
		sealed: seal(JSON.stringify(answer), command),
		createdAt: at,
	});

const digest = (text: string) =>
	createHash("sha256").update(text).digest("base64url");

const keyHashOf = ({ agent, key }: OneCommand) => digest(`${agent} ${key}`);

const askedHashOf = ({ tool, input }: OneCommand) =>
	digest(`${tool} ${canonicalize(input as Json)}`);

const sealKeyOf = ({ agent, key }: OneCommand) =>
	Buffer.from(hkdfSync("sha256", key, agent, "answer of an agent", 32));

function seal(text: string, command: OneCommand): string {
	const iv = randomBytes(ivBytes);
	const sealing = createCipheriv(cipher, sealKeyOf(command), iv);
	const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
	return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64");
}

function unseal(text: string, command: OneCommand): string {
	const sealed = Buffer.from(text, "base64");
	const iv = sealed.subarray(0, ivBytes);
	const opening = createDecipheriv(cipher, sealKeyOf(command), iv);
	opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
	const rest = sealed.subarray(ivBytes + tagBytes);
	return Buffer.concat([opening.update(rest), opening.final()]).toString(
		"utf8",
	);
}
