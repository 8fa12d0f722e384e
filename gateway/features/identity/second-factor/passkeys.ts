import { isIP } from "node:net";
import type {
	AuthenticationResponseJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { DataOf, Input } from "../../../contract/call";
import type {
	addPasskey,
	beginPasskey,
	beginProof,
} from "../../../contract/identity/second-factor";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { enrolFactor } from "./enrol";
import { challengesPerAccount } from "./limits";
import * as repository from "./repository";

// Passkeys (WebAuthn): made for the name of SITE_URL and accepted from its origin alone, by a device that has checked
// who holds it. A challenge is of one session, good for five minutes and for one answer, right or wrong.

const issuer = "Harbour Market";
/** EdDSA, ES256 and RS256: what devices make, and every Node verifies. */
const supportedAlgorithmIDs = [-8, -7, -257];
const challengeMs = 5 * 60_000;

/** Read with the first passkey: most processes never see one. */
const webAuthn = () => import("@simplewebauthn/server");

const siteOf = ({ settings }: Ctx) => new URL(settings.siteUrl);

/** Browsers make passkeys for a name, on https or on the own machine. */
export function hasPasskeys(ctx: Ctx): boolean {
	const { protocol, hostname } = siteOf(ctx);
	if (isIP(hostname.replace(/^\[|\]$/g, "")) > 0) return false;
	return protocol === "https:" || hostname === "localhost";
}

type Purpose = "passkey" | "proof";

async function keepChallenge(ctx: Ctx, purpose: Purpose, value: string) {
	const { sessionId } = signedInActor(ctx);
	const expiresAt = new Date(ctx.now().getTime() + challengeMs);
	const row = { sessionId, purpose, value, expiresAt };
	await repository.putChallenge(ctx.db, row);
}

async function takeChallenge(ctx: Ctx, purpose: Purpose): Promise<string> {
	const { sessionId } = signedInActor(ctx);
	const which = { sessionId, purpose, now: ctx.now() };
	const challenge = await repository.takeChallenge(ctx.db, which);
	if (!challenge) throw new GatewayError(409, "factorOver");
	return challenge;
}

const describe = ({ credentialId, transports }: repository.FactorRow) =>
	credentialId === null
		? []
		: [{ id: credentialId, transports: transports ?? undefined }];

export async function beginOwnPasskey(
	ctx: Ctx,
): Promise<DataOf<typeof beginPasskey>> {
	const { uid } = signedInActor(ctx);
	if (!hasPasskeys(ctx)) throw new GatewayError(409, "passkeysClosed");
	await ctx.limits.take([{ limit: challengesPerAccount, key: `${uid}` }]);
	const staff = orNotFound(await repository.findStaff(ctx.db, { uid }));
	const factors = await repository.listFactors(ctx.db, uid);
	const { generateRegistrationOptions } = await webAuthn();
	const options = await generateRegistrationOptions({
		rpName: issuer,
		rpID: siteOf(ctx).hostname,
		userID: new TextEncoder().encode(`account ${uid}`),
		userName: staff.email ?? staff.nickname,
		userDisplayName: staff.nickname,
		supportedAlgorithmIDs,
		excludeCredentials: factors.flatMap(describe),
		authenticatorSelection: {
			residentKey: "preferred",
			userVerification: "required",
		},
	});
	await keepChallenge(ctx, "passkey", options.challenge);
	return { ...options };
}

export async function addOwnPasskey(
	ctx: Ctx,
	{ name, response }: Input<typeof addPasskey>["body"],
) {
	const expectedChallenge = await takeChallenge(ctx, "passkey");
	const { verifyRegistrationResponse } = await webAuthn();
	const verified = await verifyRegistrationResponse({
		response: response as unknown as RegistrationResponseJSON,
		expectedChallenge,
		expectedOrigin: siteOf(ctx).origin,
		expectedRPID: siteOf(ctx).hostname,
		requireUserVerification: true,
		supportedAlgorithmIDs,
	}).catch(refuse);
	if (!verified.verified) return refuse();
	const { id, publicKey, counter, transports } =
		verified.registrationInfo.credential;
	return enrolFactor(ctx, {
		factor: {
			kind: "passkey",
			name,
			credentialId: id,
			publicKey: Buffer.from(publicKey),
			counter,
			transports: transports ?? null,
		},
	});
}

export async function beginOwnProof(
	ctx: Ctx,
): Promise<DataOf<typeof beginProof>> {
	const { uid } = signedInActor(ctx);
	await ctx.limits.take([{ limit: challengesPerAccount, key: `${uid}` }]);
	const factors = await repository.listFactors(ctx.db, uid);
	const allowCredentials = factors.flatMap(describe);
	if (allowCredentials.length === 0) throw new GatewayError(404, "notFound");
	const { generateAuthenticationOptions } = await webAuthn();
	const options = await generateAuthenticationOptions({
		rpID: siteOf(ctx).hostname,
		allowCredentials,
		userVerification: "required",
	});
	await keepChallenge(ctx, "proof", options.challenge);
	return { ...options };
}

/** Refuses whatever is not the answer of one of the account's passkeys to this session's challenge. */
export async function takePasskey(
	ctx: Ctx,
	response: Record<string, unknown>,
): Promise<void> {
	const { uid } = signedInActor(ctx);
	const expectedChallenge = await takeChallenge(ctx, "proof");
	const factors = await repository.listFactors(ctx.db, uid);
	const used = factors.find(
		({ credentialId }) => credentialId !== null && credentialId === response.id,
	);
	if (!used?.credentialId || !used.publicKey) return refuse();
	const { verifyAuthenticationResponse } = await webAuthn();
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response: response as unknown as AuthenticationResponseJSON,
		expectedChallenge,
		expectedOrigin: siteOf(ctx).origin,
		expectedRPID: siteOf(ctx).hostname,
		requireUserVerification: true,
		credential: {
			id: used.credentialId,
			publicKey: new Uint8Array(used.publicKey),
			counter: used.counter ?? 0,
		},
	}).catch(refuse);
	if (!verified) return refuse();
	const { newCounter: counter } = authenticationInfo;
	await repository.notePasskeyUsed(ctx.db, {
		id: used.id,
		counter,
		at: ctx.now(),
	});
}

function refuse(): never {
	throw new GatewayError(400, "passkeyWrong");
}
