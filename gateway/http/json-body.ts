import type { Context } from "hono";
import type { Json } from "../contract/canonical-json";
import type { GatewayEnv } from "./context";
import { GatewayError } from "./errors";

export const jsonBodyBytesMax = 1024 * 1024;

/** Deeper than anything the protocol sends, and far from the depth at which recursion fails. */
const nestingMax = 32;

/** The null character, and half of a character: neither can be kept in a text. */
const unfit = /\0|\p{Surrogate}/u;

/** Neither nested without end nor holding what no column can keep. */
function isFit(value: Json, depth = 0): boolean {
	if (typeof value === "string") return !unfit.test(value);
	if (value === null || typeof value !== "object") return true;
	return (
		depth < nestingMax &&
		Object.entries(value).every(
			([key, member]) =>
				isFit(key) && (member === undefined || isFit(member, depth + 1)),
		)
	);
}

export function isJsonRequest(c: Context<GatewayEnv>): boolean {
	return /^application\/([\w.+-]+\+)?json\b/i.test(
		c.req.header("content-type") ?? "",
	);
}

/** The body as sent, or undefined when there is none. Hono keeps the text, so the route may read it again. */
export async function readJsonBody(
	c: Context<GatewayEnv>,
): Promise<Json | undefined> {
	const text = await c.req.text();
	if (text === "") return undefined;
	let value: Json;
	try {
		value = JSON.parse(text);
	} catch {
		throw new GatewayError(400, "parameterInvalid");
	}
	if (!isFit(value)) throw new GatewayError(400, "parameterInvalid");
	return value;
}
