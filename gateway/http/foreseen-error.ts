import { HTTPException } from "hono/http-exception";
import { PictureNotKept, PicturesAway } from "../providers/storage/interface";
import { failureChain } from "./describe-failure";
import { GatewayError } from "./errors";

const unavailableCodes = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"ENOENT",
	"EPIPE",
	// The server shuts down, starts, or takes no more connections.
	"57P01",
	"57P02",
	"57P03",
	"53300",
	"08006",
	"08001",
	// What a pooler says of itself: the server behind it is away, or no session came free in time.
	"08P01",
	// It ended what took too long: a statement, the wait for a lock, a transaction that stood still, a circle of waits.
	"57014",
	"55P03",
	"25P03",
	"40P01",
	// Its disk is full, or its memory.
	"53100",
	"53200",
]);
const unavailableMessage =
	/Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|The client is (offline|closed)|Socket closed unexpectedly|Socket timeout/;

/** True when the database, or Redis beside it, could not be reached or did not answer in time. */
function isDatabaseUnavailable(error: unknown): boolean {
	return failureChain(error).some(
		({ code = "", message = "" }) =>
			unavailableCodes.has(code) || unavailableMessage.test(message),
	);
}

/** Two different commands came under one key at once: their own locks do not hold each other up. */
const isKeyTaken = (error: unknown) =>
	failureChain(error).some(({ message = "" }) =>
		message.includes('"idempotency_account_id_key_pk"'),
	);

/** The error to answer with, or undefined when nobody foresaw it. */
export function foreseenError(error: unknown): GatewayError | undefined {
	if (error instanceof GatewayError) return error;
	if (error instanceof HTTPException && error.status < 500)
		return error.status === 413
			? new GatewayError(413, "tooLarge")
			: new GatewayError(400, "parameterInvalid");
	if (error instanceof PictureNotKept)
		return new GatewayError(503, "pictureNotKept", { retryAfterSeconds: 60 });
	if (error instanceof PicturesAway || isDatabaseUnavailable(error))
		return new GatewayError(503, "busy", { retryAfterSeconds: 5 });
	return isKeyTaken(error) ? new GatewayError(409, "keyOfAnother") : undefined;
}
