import { z } from "zod";
import { defineCall } from "../call";
import { id, idInBody, requiredText } from "../values";
import {
	factorKinds,
	factorNameLengthMax,
	factorStatuses,
} from "./second-factor-terms";

// The second factor of whoever works here: passkeys, an app that shows codes, and ten recovery codes.

const base = "/api/operator/second-factor";

export const factorStatus = z.enum(factorStatuses);

/** What WebAuthn's two sides tell each other; the library on either side checks it. */
const webAuthnJson = z.record(z.string(), z.unknown());

/** A passkey's answer, whose parts are far smaller than this. */
const passkeyAnswer = webAuthnJson.refine(
	(answer) => JSON.stringify(answer).length < 20_000,
	"tooLong",
);

const factor = z.object({
	id: z.int(),
	kind: z.enum(factorKinds),
	name: z.string(),
	createdAt: z.string(),
	lastUsedAt: z.string().nullable(),
});
export type Factor = z.infer<typeof factor>;

/** Codes to keep on paper; each opens once. Shown now and never again. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** With the first factor of an account alone; else the list is empty. */
const enrolled = recoveryCodes;

const name = requiredText("emptyName", factorNameLengthMax);

export const getSecondFactor = defineCall({
	method: "GET",
	path: `${base}/status`,
	who: "operator",
	permission: "any",
	beforeFactor: "prove",
	summary: "The factors of the own account, and where this session stands",
	answer: z.object({
		status: factorStatus,
		/** Whether the shop's address allows passkeys: they need a name with https, or localhost. */
		hasPasskeys: z.boolean(),
		factors: z.array(factor),
		recoveryCodesLeft: z.int(),
	}),
});

export const beginPasskey = defineCall({
	method: "POST",
	path: `${base}/passkey/options`,
	who: "operator",
	permission: "any",
	beforeFactor: "enrol",
	summary: "What a browser needs to make a passkey for the own account",
	answer: webAuthnJson,
});

export const addPasskey = defineCall({
	method: "POST",
	path: `${base}/passkey/add`,
	who: "operator",
	permission: "any",
	beforeFactor: "enrol",
	summary: "Keeps the passkey that was made with the options of this session",
	body: z.object({ name, response: passkeyAnswer }),
	answer: enrolled,
});

export const beginTotp = defineCall({
	method: "POST",
	path: `${base}/totp/begin`,
	who: "operator",
	permission: "any",
	beforeFactor: "enrol",
	summary:
		"A secret for an app that shows codes, in the place of one not yet added",
	answer: z.object({
		/** Base32, to type. */
		secret: z.string(),
		/** To scan: otpauth://totp/… */
		address: z.string(),
	}),
});

const code = requiredText("emptyCaptche", 40);

export const addTotp = defineCall({
	method: "POST",
	path: `${base}/totp/add`,
	who: "operator",
	permission: "any",
	beforeFactor: "enrol",
	summary: "Keeps the app's secret, once it shows the right code",
	body: z.object({ name, code }),
	answer: enrolled,
});

export const removeFactor = defineCall({
	method: "POST",
	path: `${base}/remove/{id}`,
	who: "operator",
	permission: "any",
	summary: "Removes a factor of the own account",
	params: z.object({ id }),
	answer: z.null(),
});

export const renewRecoveryCodes = defineCall({
	method: "POST",
	path: `${base}/codes`,
	who: "operator",
	permission: "any",
	summary: "Ten new recovery codes; the ones before are worth nothing",
	answer: recoveryCodes,
});

export const beginProof = defineCall({
	method: "POST",
	path: `${base}/prove/options`,
	who: "operator",
	permission: "any",
	beforeFactor: "prove",
	summary: "What a browser needs to ask for one of the account's passkeys",
	answer: webAuthnJson,
});

export const proveByPasskey = defineCall({
	method: "POST",
	path: `${base}/prove/passkey`,
	who: "operator",
	permission: "any",
	beforeFactor: "prove",
	summary: "Proves the session's factor by a passkey",
	body: z.object({ response: passkeyAnswer }),
	answer: z.null(),
});

export const proveByCode = defineCall({
	method: "POST",
	path: `${base}/prove/code`,
	who: "operator",
	permission: "any",
	beforeFactor: "prove",
	summary: "Proves it by the app's six digits, or by a recovery code",
	body: z.object({ code }),
	answer: z.null(),
});

export const confirmProof = defineCall({
	method: "POST",
	path: `${base}/confirm`,
	who: "operator",
	permission: "any",
	summary:
		"Answers where the factor was proven lately: asked before a file is fetched that needs it",
	answer: z.null(),
});

export const resetSecondFactor = defineCall({
	method: "POST",
	path: `${base}/reset`,
	who: "operator",
	permission: "owner",
	summary:
		"Removes every factor of somebody on the staff who lost them, and ends all their sessions. Operators alone",
	body: z.object({ uid: idInBody }),
	answer: z.null(),
});

export const endStaffSessions = defineCall({
	method: "POST",
	path: "/api/operator/staff/sessions/end",
	who: "operator",
	permission: "owner",
	summary:
		"Signs somebody on the staff out everywhere; one's own session goes on. Operators alone",
	body: z.object({ uid: idInBody }),
	answer: z.null(),
});
