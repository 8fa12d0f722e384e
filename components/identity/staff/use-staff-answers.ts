import { mutate } from "swr";
import { accountKey } from "@/lib/session/account-answers";

/** Every list of people is asked for anew. */
export function refetchStaff(): Promise<unknown> {
	return mutate(
		(key) => Array.isArray(key) && key[0] === accountKey && key[1] === "staff",
	);
}
