import { FailedStart } from "../start/failed-start";

/** Reads options. One that the command does not have is told like any other slip. */
export function withUsage<Result>(usage: string, read: () => Result): Result {
	try {
		return read();
	} catch (error) {
		if (isFromParseArgs(error))
			throw new FailedStart(`${error.message}\nusage: ${usage}`);
		throw error;
	}
}

function isFromParseArgs(error: unknown): error is Error {
	if (typeof error !== "object" || error === null) return false;
	return "code" in error && /^ERR_PARSE_ARGS_/.test(String(error.code));
}
