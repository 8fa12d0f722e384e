import { failureChain } from "@/gateway/http/describe-failure";

/** The first cause of a failure in one line; never a stack, nor the statement that a driver repeats. */
export function inWords(error: unknown): string {
	const { message, code, name } = failureChain(error).at(-1) ?? {};
	const [line] = (message ?? "").trim().split("\n");
	return line || code || name || "it failed without a word";
}
