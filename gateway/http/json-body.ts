import type { Context } from "hono";
import type { Json } from "../contract/canonical-json";
import { isNestedWithin } from "../contract/json-nesting";
import type { GatewayEnv } from "./context";
import { GatewayError } from "./errors";

export const jsonBodyBytesMax = 1024 * 1024;

/** The null character, and half of a character: neither can be kept in a text. */
const unfit = /\0|\p{Surrogate}/u;

/** Holds nothing that no column can keep. */
function isFit(value: Json): boolean {
	if (typeof value === "string") return !unfit.test(value);
	if (value === null || typeof value !== "object") return true;
	return Object.entries(value).every(
		([key, member]) => isFit(key) && (member === undefined || isFit(member)),
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
	if (!isNestedWithin(text)) throw new GatewayError(400, "parameterInvalid");
	let value: Json;
	try {
		value = JSON.parse(text);
	} catch {
		throw new GatewayError(400, "parameterInvalid");
	}
	if (!isFit(value)) throw new GatewayError(400, "parameterInvalid");
	return value;
}
