import { createHmac } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import {
	type Challenge,
	challenge,
	proof,
} from "../contract/identity/proof-of-work";
import type { Ctx } from "./context";
import { GatewayError } from "./errors";
import { rememberSignature } from "./seen-signatures";

// What makes it dear to have messages sent in great numbers: a device must try some hundred keys first, a second's work
// for one shopper and a month's for a million messages. Nobody has to read crooked letters.

const lifetimeMs = 5 * 60_000;
const cost = 5_000;
const triesMin = 400;
const triesMax = 800;

/** Our secrets serve one purpose each. */
function secretFor(ctx: Ctx, purpose: string): string {
	return createHmac("sha256", ctx.settings.tokenSecret)
		.update(`proof of work: ${purpose}`)
		.digest("hex");
}

function askerOf(ctx: Ctx): string {
	return createHmac("sha256", secretFor(ctx, "asker"))
		.update(ctx.clientAddress)
		.digest("hex")
		.slice(0, 32);
}

const secretsOf = (ctx: Ctx) => ({
	hmacSignatureSecret: secretFor(ctx, "challenge"),
	hmacKeySignatureSecret: secretFor(ctx, "solution"),
});

async function makeChallenge(ctx: Ctx): Promise<Challenge> {
	const made = await createChallenge({
		algorithm: "PBKDF2/SHA-256",
		cost,
		counter: randomInt(triesMax, triesMin),
		data: { triesMax, asker: askerOf(ctx) },
		expiresAt: new Date(ctx.now().getTime() + lifetimeMs),
		deriveKey,
		...secretsOf(ctx),
	});
	return challenge.parse(made);
}

function read(header: string): unknown {
	try {
		return JSON.parse(Buffer.from(header, "base64").toString("utf8"));
	} catch {
		return undefined;
	}
}

/** True once for each challenge that we made for this address within the last five minutes and that has been solved. */
async function isProven(ctx: Ctx): Promise<boolean> {
	const sent = proof.safeParse(read(ctx.proofOfWork));
	if (!sent.success) return false;
	const { parameters, signature } = sent.data.challenge;
	const isOver = parameters.expiresAt * 1000 <= ctx.now().getTime();
	if (isOver || parameters.data.asker !== askerOf(ctx)) return false;
	const { verified } = await verifySolution({
		...sent.data,
		deriveKey,
		...secretsOf(ctx),
	});
	return verified && (await rememberSignature(ctx, `proof ${signature}`));
}

/**
 * Passes whoever brings the solution of a challenge, once. Everyone else gets a challenge to solve, and may ask again at
 * once with its solution in the header `altcha`.
 */
export async function requireProofOfWork(ctx: Ctx): Promise<void> {
	if (ctx.proofOfWork !== "" && (await isProven(ctx))) return;
	throw new GatewayError(429, "proofNeeded", {
		retryAfterSeconds: 0,
		data: { challenge: await makeChallenge(ctx) },
	});
}
